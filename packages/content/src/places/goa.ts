import type { District } from './district.ts';

/** Districts of Goa. */
export const districts: readonly District[] = [
  { name: 'North Goa', lat: 15.5564, lon: 73.8682, certainty: 'computed' },
  { name: 'South Goa', lat: 15.2046, lon: 74.0209, certainty: 'computed' },
];
