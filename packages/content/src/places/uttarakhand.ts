import type { District } from './district.ts';

/** Districts of Uttarakhand. */
export const districts: readonly District[] = [
  { name: 'Almora', lat: 29.6915, lon: 79.5019, certainty: 'computed' },
  { name: 'Bageshwar', lat: 29.8374, lon: 79.7716, certainty: 'source read' },
  { name: 'Chamoli', lat: 30.41, lon: 79.32, certainty: 'memory' },
  { name: 'Champawat', lat: 29.335, lon: 80.0778, certainty: 'source read' },
  { name: 'Dehradun', lat: 30.4395, lon: 77.9926, certainty: 'computed' },
  { name: 'Haridwar', lat: 29.9479, lon: 78.1603, certainty: 'source read' },
  { name: 'Nainital', lat: 29.3127, lon: 79.4852, certainty: 'computed' },
  { name: 'Pauri Garhwal', lat: 29.9218, lon: 78.8041, certainty: 'computed' },
  { name: 'Pithoragarh', lat: 29.58, lon: 80.22, certainty: 'memory' },
  { name: 'Rudraprayag', lat: 30.2847, lon: 78.9835, certainty: 'source read' },
  { name: 'Tehri Garhwal', lat: 30.4374, lon: 78.537, certainty: 'computed' },
  { name: 'Udham Singh Nagar', lat: 29.0275, lon: 79.3586, certainty: 'computed' },
  { name: 'Uttarkashi', lat: 30.73, lon: 78.44, certainty: 'memory' },
];
