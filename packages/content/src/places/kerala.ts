import type { District } from './district.ts';

/** Districts of Kerala. */
export const districts: readonly District[] = [
  { name: 'Alappuzha', lat: 9.4236, lon: 76.4496, certainty: 'computed' },
  { name: 'Ernakulam', lat: 10.0577, lon: 76.4273, certainty: 'computed' },
  { name: 'Idukki', lat: 9.8822, lon: 77.0275, certainty: 'computed' },
  { name: 'Kannur', lat: 12.0006, lon: 75.5262, certainty: 'computed' },
  { name: 'Kasaragod', lat: 12.5, lon: 74.99, certainty: 'memory' },
  { name: 'Kollam', lat: 8.9642, lon: 76.7744, certainty: 'computed' },
  { name: 'Kottayam', lat: 9.633, lon: 76.656, certainty: 'computed' },
  { name: 'Kozhikode', lat: 11.4848, lon: 75.8167, certainty: 'computed' },
  { name: 'Malappuram', lat: 11.0785, lon: 76.115, certainty: 'computed' },
  { name: 'Palakkad', lat: 10.7946, lon: 76.5088, certainty: 'computed' },
  { name: 'Pathanamthitta', lat: 9.2841, lon: 76.7873, certainty: 'computed' },
  { name: 'Thiruvananthapuram', lat: 8.6206, lon: 76.9357, certainty: 'computed' },
  { name: 'Thrissur', lat: 10.5089, lon: 76.2287, certainty: 'computed' },
  { name: 'Wayanad', lat: 11.61, lon: 76.08, certainty: 'memory' },
];
