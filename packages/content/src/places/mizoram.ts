import type { District } from './district.ts';

/** Districts of Mizoram. */
export const districts: readonly District[] = [
  { name: 'Aizawl', lat: 23.7846, lon: 92.8256, certainty: 'computed' },
  { name: 'Champhai', lat: 23.5424, lon: 93.3329, certainty: 'source read' },
  { name: 'Hnahthial', lat: 22.96, lon: 92.93, certainty: 'memory' },
  { name: 'Khawzawl', lat: 23.53, lon: 93.18, certainty: 'memory' },
  { name: 'Kolasib', lat: 24.2239, lon: 92.6787, certainty: 'source read' },
  { name: 'Lawngtlai', lat: 22.5325, lon: 92.899, certainty: 'source read' },
  { name: 'Lunglei', lat: 22.9719, lon: 92.6304, certainty: 'computed' },
  { name: 'Mamit', lat: 23.93, lon: 92.49, certainty: 'memory' },
  { name: 'Saiha', lat: 22.4918, lon: 92.9814, certainty: 'source read' },
  { name: 'Saitual', lat: 23.69, lon: 92.96, certainty: 'memory' },
  { name: 'Serchhip', lat: 23.2931, lon: 92.8468, certainty: 'source read' },
];
