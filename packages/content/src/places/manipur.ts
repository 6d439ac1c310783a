import type { District } from './district.ts';

/** Districts of Manipur. */
export const districts: readonly District[] = [
  { name: 'Bishnupur', lat: 24.5352, lon: 93.8011, certainty: 'source read' },
  { name: 'Chandel', lat: 24.3299, lon: 94.0038, certainty: 'source read' },
  { name: 'Churachandpur', lat: 24.3335, lon: 93.67, certainty: 'source read' },
  { name: 'Imphal East', lat: 24.8166, lon: 93.9421, certainty: 'computed' },
  { name: 'Imphal West', lat: 24.81, lon: 93.93, certainty: 'memory' },
  { name: 'Jiribam', lat: 24.8, lon: 93.12, certainty: 'memory' },
  { name: 'Kakching', lat: 24.4779, lon: 93.9396, certainty: 'computed' },
  { name: 'Kamjong', lat: 24.86, lon: 94.51, certainty: 'memory' },
  { name: 'Kangpokpi', lat: 25.1632, lon: 93.9448, certainty: 'computed' },
  { name: 'Noney', lat: 24.85, lon: 93.62, certainty: 'memory' },
  { name: 'Pherzawl', lat: 24.26, lon: 93.19, certainty: 'memory' },
  { name: 'Senapati', lat: 25.1965, lon: 94.0402, certainty: 'source read' },
  { name: 'Tamenglong', lat: 25.0164, lon: 93.4854, certainty: 'source read' },
  { name: 'Tengnoupal', lat: 24.3182, lon: 94.224, certainty: 'computed' },
  { name: 'Thoubal', lat: 24.6388, lon: 93.9964, certainty: 'source read' },
  { name: 'Ukhrul', lat: 25.1196, lon: 94.3642, certainty: 'source read' },
];
