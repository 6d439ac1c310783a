import type { District } from './district.ts';

/** Districts of Himachal Pradesh. */
export const districts: readonly District[] = [
  { name: 'Bilaspur', lat: 31.3833, lon: 76.7998, certainty: 'computed' },
  { name: 'Chamba', lat: 32.55, lon: 76.13, certainty: 'memory' },
  { name: 'Hamirpur', lat: 31.6428, lon: 76.6426, certainty: 'computed' },
  { name: 'Kangra', lat: 32.0623, lon: 76.3177, certainty: 'computed' },
  { name: 'Kinnaur', lat: 31.5917, lon: 78.3524, certainty: 'computed' },
  { name: 'Kullu', lat: 31.9045, lon: 77.4002, certainty: 'computed' },
  { name: 'Lahaul and Spiti', lat: 32.57, lon: 77.03, certainty: 'memory' },
  { name: 'Mandi', lat: 31.6307, lon: 76.9674, certainty: 'computed' },
  { name: 'Shimla', lat: 31.1661, lon: 77.4764, certainty: 'computed' },
  { name: 'Sirmaur', lat: 30.6676, lon: 77.431, certainty: 'computed' },
  { name: 'Solan', lat: 31.0387, lon: 76.91, certainty: 'computed' },
  { name: 'Una', lat: 31.5807, lon: 76.2101, certainty: 'computed' },
];
