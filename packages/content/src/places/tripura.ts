import type { District } from './district.ts';

/** Districts of Tripura. */
export const districts: readonly District[] = [
  { name: 'Dhalai', lat: 23.936, lon: 91.8987, certainty: 'computed' },
  { name: 'Gomati', lat: 23.53, lon: 91.49, certainty: 'memory' },
  { name: 'Khowai', lat: 24.0796, lon: 91.5997, certainty: 'computed' },
  { name: 'North Tripura', lat: 24.1041, lon: 92.2079, certainty: 'computed' },
  {
    name: 'Sipahijala',
    otherName: 'Sepahijala',
    lat: 23.6637,
    lon: 91.2781,
    certainty: 'computed',
  },
  { name: 'South Tripura', lat: 23.2012, lon: 91.5825, certainty: 'computed' },
  { name: 'Unakoti', lat: 24.33, lon: 92.01, certainty: 'memory' },
  { name: 'West Tripura', lat: 23.8903, lon: 91.4025, certainty: 'computed' },
];
