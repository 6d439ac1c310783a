import type { District } from './district.ts';

/** Districts of Jammu and Kashmir. */
export const districts: readonly District[] = [
  { name: 'Anantnag', lat: 33.73, lon: 75.15, certainty: 'memory' },
  { name: 'Bandipora', lat: 34.42, lon: 74.64, certainty: 'memory' },
  { name: 'Baramulla', lat: 34.1699, lon: 74.4722, certainty: 'computed' },
  { name: 'Budgam', lat: 33.9245, lon: 74.6725, certainty: 'source read' },
  { name: 'Doda', lat: 33.15, lon: 75.55, certainty: 'memory' },
  { name: 'Ganderbal', lat: 34.2947, lon: 75.2, certainty: 'computed' },
  { name: 'Jammu', lat: 32.7625, lon: 74.7884, certainty: 'computed' },
  { name: 'Kathua', lat: 32.5663, lon: 75.5938, certainty: 'computed' },
  { name: 'Kishtwar', lat: 33.31, lon: 75.77, certainty: 'memory' },
  { name: 'Kulgam', lat: 33.5882, lon: 74.8606, certainty: 'computed' },
  { name: 'Kupwara', lat: 34.55, lon: 74.2173, certainty: 'source read' },
  { name: 'Poonch', lat: 33.7703, lon: 74.0925, certainty: 'source read' },
  { name: 'Pulwama', lat: 33.8741, lon: 74.8995, certainty: 'source read' },
  { name: 'Rajouri', lat: 33.38, lon: 74.31, certainty: 'memory' },
  { name: 'Ramban', lat: 33.24, lon: 75.19, certainty: 'memory' },
  { name: 'Reasi', lat: 33.3404, lon: 74.7593, certainty: 'computed' },
  { name: 'Samba', lat: 32.5361, lon: 74.9574, certainty: 'computed' },
  { name: 'Shopian', lat: 33.7503, lon: 74.8533, certainty: 'computed' },
  { name: 'Srinagar', lat: 34.1621, lon: 74.8647, certainty: 'computed' },
  { name: 'Udhampur', lat: 32.92, lon: 75.14, certainty: 'memory' },
];
