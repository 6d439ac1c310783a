import type { District } from './district.ts';

/** Districts of Meghalaya. */
export const districts: readonly District[] = [
  { name: 'East Garo Hills', lat: 25.6421, lon: 90.6352, certainty: 'computed' },
  { name: 'East Jaintia Hills', lat: 25.36, lon: 92.37, certainty: 'memory' },
  { name: 'East Khasi Hills', lat: 25.4998, lon: 91.8645, certainty: 'computed' },
  { name: 'Eastern West Khasi Hills', lat: 25.55, lon: 91.61, certainty: 'memory' },
  { name: 'North Garo Hills', lat: 25.9, lon: 90.61, certainty: 'memory' },
  { name: 'Ri Bhoi', lat: 25.87, lon: 91.8821, certainty: 'computed' },
  { name: 'South Garo Hills', lat: 25.1895, lon: 90.6479, certainty: 'computed' },
  { name: 'South West Garo Hills', lat: 25.47, lon: 89.94, certainty: 'memory' },
  { name: 'South West Khasi Hills', lat: 25.36, lon: 91.46, certainty: 'memory' },
  { name: 'West Garo Hills', lat: 25.6292, lon: 90.2635, certainty: 'computed' },
  { name: 'West Jaintia Hills', lat: 25.45, lon: 92.2, certainty: 'memory' },
  { name: 'West Khasi Hills', lat: 25.5935, lon: 91.597, certainty: 'computed' },
];
