import type { District } from './district.ts';

/** Districts of Haryana. */
export const districts: readonly District[] = [
  { name: 'Ambala', lat: 30.2901, lon: 76.9134, certainty: 'computed' },
  { name: 'Bhiwani', lat: 28.702, lon: 76.0341, certainty: 'computed' },
  { name: 'Charkhi Dadri', lat: 28.59, lon: 76.27, certainty: 'memory' },
  { name: 'Faridabad', lat: 28.3327, lon: 77.3548, certainty: 'computed' },
  { name: 'Fatehabad', lat: 29.4899, lon: 75.448, certainty: 'source read' },
  { name: 'Gurugram', lat: 28.46, lon: 77.03, certainty: 'memory' },
  { name: 'Hisar', lat: 29.2151, lon: 75.8333, certainty: 'computed' },
  { name: 'Jhajjar', lat: 28.6063, lon: 76.6565, certainty: 'source read' },
  { name: 'Jind', lat: 29.4001, lon: 76.3009, certainty: 'computed' },
  { name: 'Kaithal', lat: 29.8015, lon: 76.3996, certainty: 'source read' },
  { name: 'Karnal', lat: 29.6875, lon: 76.8847, certainty: 'computed' },
  { name: 'Kurukshetra', lat: 30.0451, lon: 76.7862, certainty: 'computed' },
  { name: 'Mahendragarh', lat: 28.1729, lon: 76.1432, certainty: 'computed' },
  { name: 'Nuh', lat: 28.11, lon: 77.0, certainty: 'memory' },
  { name: 'Palwal', lat: 28.14, lon: 77.33, certainty: 'memory' },
  { name: 'Panchkula', lat: 30.6867, lon: 76.9406, certainty: 'computed' },
  { name: 'Panipat', lat: 29.3326, lon: 76.9372, certainty: 'computed' },
  { name: 'Rewari', lat: 28.199, lon: 76.6183, certainty: 'source read' },
  { name: 'Rohtak', lat: 28.9145, lon: 76.5513, certainty: 'computed' },
  { name: 'Sirsa', lat: 29.6148, lon: 74.9015, certainty: 'computed' },
  { name: 'Sonipat', lat: 29.0673, lon: 76.8968, certainty: 'computed' },
  { name: 'Yamunanagar', lat: 30.2099, lon: 77.2266, certainty: 'computed' },
];
