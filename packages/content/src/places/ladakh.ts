import type { District } from './district.ts';

/** Districts of Ladakh. */
export const districts: readonly District[] = [
  { name: 'Kargil', lat: 34.56, lon: 76.13, certainty: 'memory' },
  { name: 'Leh', lat: 34.15, lon: 77.58, certainty: 'memory' },
];
