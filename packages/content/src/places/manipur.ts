import type { District } from './district.ts';

/** Districts of Manipur. */
export const districts: readonly District[] = [
  { en: 'Bishnupur', hi: 'बिष्णुपुर', lat: 24.5352, lon: 93.8011, certainty: 'source read' },
  { en: 'Chandel', hi: 'चंदेल', lat: 24.3299, lon: 94.0038, certainty: 'source read' },
  { en: 'Churachandpur', hi: 'चुराचांदपुर', lat: 24.3335, lon: 93.67, certainty: 'source read' },
  { en: 'Imphal East', hi: 'इंफाल पूर्व', lat: 24.8166, lon: 93.9421, certainty: 'computed' },
  { en: 'Imphal West', hi: 'इंफाल पश्चिम', lat: 24.81, lon: 93.93, certainty: 'memory' },
  { en: 'Jiribam', hi: 'जिरीबाम', lat: 24.8, lon: 93.12, certainty: 'memory' },
  { en: 'Kakching', hi: 'काकचिंग', lat: 24.4779, lon: 93.9396, certainty: 'computed' },
  { en: 'Kamjong', hi: 'कामजोंग', lat: 24.86, lon: 94.51, certainty: 'memory' },
  { en: 'Kangpokpi', hi: 'कांगपोकपी', lat: 25.1632, lon: 93.9448, certainty: 'computed' },
  { en: 'Noney', hi: 'नोनी', lat: 24.85, lon: 93.62, certainty: 'memory' },
  { en: 'Pherzawl', hi: 'फेरजॉल', lat: 24.26, lon: 93.19, certainty: 'memory' },
  { en: 'Senapati', hi: 'सेनापति', lat: 25.1965, lon: 94.0402, certainty: 'source read' },
  { en: 'Tamenglong', hi: 'तामेंगलोंग', lat: 25.0164, lon: 93.4854, certainty: 'source read' },
  { en: 'Tengnoupal', hi: 'तेंगनौपाल', lat: 24.3182, lon: 94.224, certainty: 'computed' },
  { en: 'Thoubal', hi: 'थौबल', lat: 24.6388, lon: 93.9964, certainty: 'source read' },
  { en: 'Ukhrul', hi: 'उखरुल', lat: 25.1196, lon: 94.3642, certainty: 'source read' },
];
