import type { District } from './district.ts';

/** Districts of Lakshadweep. */
export const districts: readonly District[] = [
  { en: 'Lakshadweep', hi: 'लक्षद्वीप', lat: 11.0915, lon: 72.7343, certainty: 'computed' },
];
