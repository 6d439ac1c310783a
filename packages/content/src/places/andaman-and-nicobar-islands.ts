import type { District } from './district.ts';

/** Districts of Andaman and Nicobar Islands. */
export const districts: readonly District[] = [
  { name: 'Nicobar', lat: 9.1833, lon: 92.7667, certainty: 'computed' },
  { name: 'North and Middle Andaman', lat: 12.6435, lon: 92.9039, certainty: 'computed' },
  { name: 'South Andaman', lat: 11.6647, lon: 92.6833, certainty: 'computed' },
];
