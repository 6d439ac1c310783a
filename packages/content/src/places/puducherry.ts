import type { District } from './district.ts';

/** Districts of Puducherry. */
export const districts: readonly District[] = [
  { name: 'Karaikal', lat: 10.9167, lon: 79.8333, certainty: 'source read' },
  { name: 'Mahe', lat: 11.7, lon: 75.54, certainty: 'memory' },
  { name: 'Puducherry', lat: 11.94, lon: 79.83, certainty: 'memory' },
  { name: 'Yanam', lat: 16.73, lon: 82.22, certainty: 'memory' },
];
