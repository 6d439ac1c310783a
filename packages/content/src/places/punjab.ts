import type { District } from './district.ts';

/** Districts of Punjab. */
export const districts: readonly District[] = [
  { name: 'Amritsar', lat: 31.7061, lon: 74.9005, certainty: 'computed' },
  { name: 'Barnala', lat: 30.3745, lon: 75.5487, certainty: 'source read' },
  { name: 'Bathinda', lat: 30.1826, lon: 75.0416, certainty: 'computed' },
  { name: 'Faridkot', lat: 30.5955, lon: 74.8006, certainty: 'computed' },
  { name: 'Fatehgarh Sahib', lat: 30.5733, lon: 76.5092, certainty: 'source read' },
  { name: 'Fazilka', lat: 30.3262, lon: 74.1889, certainty: 'computed' },
  { name: 'Ferozepur', otherName: 'Firozpur', lat: 30.9492, lon: 74.7637, certainty: 'computed' },
  { name: 'Gurdaspur', lat: 31.9161, lon: 75.2937, certainty: 'computed' },
  { name: 'Hoshiarpur', lat: 31.6259, lon: 75.8542, certainty: 'computed' },
  { name: 'Jalandhar', lat: 31.2121, lon: 75.5684, certainty: 'computed' },
  { name: 'Kapurthala', lat: 31.3531, lon: 75.4034, certainty: 'computed' },
  { name: 'Ludhiana', lat: 30.9, lon: 75.85, certainty: 'memory' },
  { name: 'Malerkotla', lat: 30.53, lon: 75.88, certainty: 'memory' },
  { name: 'Mansa', lat: 29.9082, lon: 75.4399, certainty: 'source read' },
  { name: 'Moga', lat: 30.7625, lon: 75.1742, certainty: 'computed' },
  { name: 'Pathankot', lat: 32.2806, lon: 75.5963, certainty: 'computed' },
  { name: 'Patiala', lat: 30.376, lon: 76.337, certainty: 'computed' },
  { name: 'Rupnagar', lat: 31.0624, lon: 76.4894, certainty: 'computed' },
  { name: 'Sahibzada Ajit Singh Nagar', lat: 30.7, lon: 76.72, certainty: 'memory' },
  { name: 'Sangrur', lat: 30.2155, lon: 75.87, certainty: 'computed' },
  { name: 'Shahid Bhagat Singh Nagar', lat: 31.13, lon: 76.12, certainty: 'memory' },
  { name: 'Sri Muktsar Sahib', lat: 30.47, lon: 74.52, certainty: 'memory' },
  { name: 'Tarn Taran', lat: 31.3469, lon: 74.8563, certainty: 'computed' },
];
