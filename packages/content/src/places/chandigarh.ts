import type { District } from './district.ts';

/** Districts of Chandigarh. */
export const districts: readonly District[] = [
  { en: 'Chandigarh', hi: 'चंडीगढ़', lat: 30.7325, lon: 76.7417, certainty: 'computed' },
];
