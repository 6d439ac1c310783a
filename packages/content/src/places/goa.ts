import type { District } from './district.ts';

/** Districts of Goa. */
export const districts: readonly District[] = [
  { en: 'North Goa', hi: 'उत्तर गोवा', lat: 15.5564, lon: 73.8682, certainty: 'computed' },
  { en: 'South Goa', hi: 'दक्षिण गोवा', lat: 15.2046, lon: 74.0209, certainty: 'computed' },
];
