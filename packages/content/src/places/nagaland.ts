import type { District } from './district.ts';

/** Districts of Nagaland. */
export const districts: readonly District[] = [
  { name: 'Chumoukedima', lat: 25.79, lon: 93.77, certainty: 'memory' },
  { name: 'Dimapur', lat: 25.9117, lon: 93.7217, certainty: 'source read' },
  { name: 'Kiphire', lat: 25.8679, lon: 94.7857, certainty: 'source read' },
  { name: 'Kohima', lat: 25.7816, lon: 94.16, certainty: 'computed' },
  { name: 'Longleng', lat: 26.4899, lon: 94.8177, certainty: 'source read' },
  { name: 'Meluri', lat: 25.68, lon: 94.62, certainty: 'memory' },
  { name: 'Mokokchung', lat: 26.3248, lon: 94.5183, certainty: 'source read' },
  { name: 'Mon', lat: 26.7358, lon: 95.0584, certainty: 'source read' },
  { name: 'Niuland', lat: 25.86, lon: 93.93, certainty: 'memory' },
  { name: 'Noklak', lat: 26.2, lon: 95.01, certainty: 'memory' },
  { name: 'Peren', lat: 25.4996, lon: 93.6235, certainty: 'computed' },
  { name: 'Phek', lat: 25.7675, lon: 94.4743, certainty: 'source read' },
  { name: 'Shamator', lat: 26.06, lon: 94.86, certainty: 'memory' },
  { name: 'Tseminyu', lat: 25.92, lon: 94.21, certainty: 'memory' },
  { name: 'Tuensang', lat: 26.267, lon: 94.8242, certainty: 'source read' },
  { name: 'Wokha', lat: 26.0972, lon: 94.2582, certainty: 'source read' },
  { name: 'Zunheboto', lat: 25.97, lon: 94.52, certainty: 'memory' },
];
