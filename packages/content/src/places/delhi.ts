import type { District } from './district.ts';

/** Districts of Delhi. */
export const districts: readonly District[] = [
  { name: 'Central Delhi', lat: 28.6431, lon: 77.2197, certainty: 'computed' },
  { name: 'East Delhi', lat: 28.6266, lon: 77.298, certainty: 'computed' },
  { name: 'New Delhi', lat: 28.6109, lon: 77.214, certainty: 'computed' },
  { name: 'North Delhi', lat: 28.6921, lon: 77.2115, certainty: 'computed' },
  { name: 'North East Delhi', lat: 28.7077, lon: 77.274, certainty: 'computed' },
  { name: 'North West Delhi', lat: 28.7441, lon: 77.1027, certainty: 'computed' },
  { name: 'Shahdara', lat: 28.67, lon: 77.29, certainty: 'memory' },
  { name: 'South Delhi', lat: 28.5189, lon: 77.2294, certainty: 'computed' },
  { name: 'South East Delhi', lat: 28.56, lon: 77.26, certainty: 'memory' },
  { name: 'South West Delhi', lat: 28.5724, lon: 77.0274, certainty: 'computed' },
  { name: 'West Delhi', lat: 28.6553, lon: 77.0657, certainty: 'computed' },
];
