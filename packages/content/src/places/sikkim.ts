import type { District } from './district.ts';

/** Districts of Sikkim. */
export const districts: readonly District[] = [
  { name: 'Gangtok', otherName: 'East Sikkim', lat: 27.33, lon: 88.61, certainty: 'memory' },
  { name: 'Gyalshing', otherName: 'West Sikkim', lat: 27.29, lon: 88.26, certainty: 'memory' },
  { name: 'Mangan', otherName: 'North Sikkim', lat: 27.51, lon: 88.53, certainty: 'memory' },
  { name: 'Namchi', otherName: 'South Sikkim', lat: 27.17, lon: 88.35, certainty: 'memory' },
  { name: 'Pakyong', lat: 27.23, lon: 88.59, certainty: 'memory' },
  { name: 'Soreng', lat: 27.17, lon: 88.2, certainty: 'memory' },
];
