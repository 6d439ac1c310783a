import type { District } from './district.ts';

/** Districts of Ladakh. */
export const districts: readonly District[] = [
  { en: 'Kargil', hi: 'कारगिल', lat: 34.56, lon: 76.13, certainty: 'memory' },
  { en: 'Leh', hi: 'लेह', lat: 34.15, lon: 77.58, certainty: 'memory' },
];
