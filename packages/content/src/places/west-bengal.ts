import type { District } from './district.ts';

/** Districts of West Bengal. */
export const districts: readonly District[] = [
  { name: 'Alipurduar', lat: 26.49, lon: 89.53, certainty: 'memory' },
  { name: 'Bankura', lat: 23.141, lon: 87.135, certainty: 'computed' },
  { name: 'Birbhum', lat: 24.0927, lon: 87.7357, certainty: 'computed' },
  { name: 'Cooch Behar', lat: 26.291, lon: 89.3437, certainty: 'computed' },
  { name: 'Dakshin Dinajpur', lat: 25.22, lon: 88.78, certainty: 'memory' },
  { name: 'Darjeeling', lat: 27.04, lon: 88.26, certainty: 'memory' },
  { name: 'Hooghly', lat: 22.9088, lon: 88.3967, certainty: 'source read' },
  { name: 'Howrah', lat: 22.526, lon: 88.0676, certainty: 'computed' },
  { name: 'Jalpaiguri', lat: 26.54, lon: 88.72, certainty: 'memory' },
  { name: 'Jhargram', lat: 22.45, lon: 86.99, certainty: 'memory' },
  { name: 'Kalimpong', lat: 27.0706, lon: 88.4753, certainty: 'source read' },
  { name: 'Kolkata', lat: 22.5553, lon: 88.3558, certainty: 'computed' },
  { name: 'Malda', lat: 25.01, lon: 88.14, certainty: 'memory' },
  { name: 'Murshidabad', lat: 24.1839, lon: 88.2717, certainty: 'source read' },
  { name: 'Nadia', lat: 23.4827, lon: 88.5215, certainty: 'computed' },
  { name: 'North 24 Parganas', lat: 22.72, lon: 88.48, certainty: 'memory' },
  { name: 'Paschim Bardhaman', lat: 23.68, lon: 86.97, certainty: 'memory' },
  { name: 'Paschim Medinipur', lat: 22.42, lon: 87.32, certainty: 'memory' },
  { name: 'Purba Bardhaman', lat: 23.4278, lon: 87.7677, certainty: 'computed' },
  { name: 'Purba Medinipur', lat: 22.3, lon: 87.92, certainty: 'memory' },
  { name: 'Purulia', lat: 23.2774, lon: 86.4183, certainty: 'computed' },
  { name: 'South 24 Parganas', lat: 22.1994, lon: 88.4167, certainty: 'computed' },
  { name: 'Uttar Dinajpur', lat: 25.62, lon: 88.12, certainty: 'memory' },
];
