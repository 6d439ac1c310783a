import type { District } from './district.ts';

/** Districts of Haryana. */
export const districts: readonly District[] = [
  { en: 'Ambala', hi: 'अंबाला', lat: 30.2901, lon: 76.9134, certainty: 'computed' },
  { en: 'Bhiwani', hi: 'भिवानी', lat: 28.702, lon: 76.0341, certainty: 'computed' },
  { en: 'Charkhi Dadri', hi: 'चरखी दादरी', lat: 28.59, lon: 76.27, certainty: 'memory' },
  { en: 'Faridabad', hi: 'फरीदाबाद', lat: 28.3327, lon: 77.3548, certainty: 'computed' },
  { en: 'Fatehabad', hi: 'फतेहाबाद', lat: 29.4899, lon: 75.448, certainty: 'source read' },
  { en: 'Gurugram', hi: 'गुरुग्राम', lat: 28.46, lon: 77.03, certainty: 'memory' },
  { en: 'Hisar', hi: 'हिसार', lat: 29.0495, lon: 75.5742, certainty: 'computed' },
  { en: 'Jhajjar', hi: 'झज्जर', lat: 28.6063, lon: 76.6565, certainty: 'source read' },
  { en: 'Jind', hi: 'जींद', lat: 29.4001, lon: 76.3009, certainty: 'computed' },
  { en: 'Kaithal', hi: 'कैथल', lat: 29.8015, lon: 76.3996, certainty: 'source read' },
  { en: 'Karnal', hi: 'करनाल', lat: 29.6387, lon: 77.0795, certainty: 'computed' },
  { en: 'Kurukshetra', hi: 'कुरुक्षेत्र', lat: 30.0451, lon: 76.7862, certainty: 'computed' },
  { en: 'Mahendragarh', hi: 'महेंद्रगढ़', lat: 28.1729, lon: 76.1432, certainty: 'computed' },
  { en: 'Nuh', hi: 'नूंह', lat: 28.11, lon: 77.0, certainty: 'memory' },
  { en: 'Palwal', hi: 'पलवल', lat: 28.14, lon: 77.33, certainty: 'memory' },
  { en: 'Panchkula', hi: 'पंचकूला', lat: 30.6867, lon: 76.9406, certainty: 'computed' },
  { en: 'Panipat', hi: 'पानीपत', lat: 29.4107, lon: 77.0795, certainty: 'computed' },
  { en: 'Rewari', hi: 'रेवाड़ी', lat: 28.199, lon: 76.6183, certainty: 'source read' },
  { en: 'Rohtak', hi: 'रोहतक', lat: 28.9145, lon: 76.5513, certainty: 'computed' },
  { en: 'Sirsa', hi: 'सिरसा', lat: 29.4306, lon: 74.9209, certainty: 'computed' },
  { en: 'Sonipat', hi: 'सोनीपत', lat: 29.0673, lon: 76.8968, certainty: 'computed' },
  { en: 'Yamunanagar', hi: 'यमुनानगर', lat: 30.2099, lon: 77.2266, certainty: 'computed' },
];
