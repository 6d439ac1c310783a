import type { District } from './district.ts';

/** Districts of Puducherry. */
export const districts: readonly District[] = [
  { en: 'Karaikal', hi: 'कराईकल', lat: 10.9167, lon: 79.8333, certainty: 'source read' },
  { en: 'Mahe', hi: 'माहे', lat: 11.7, lon: 75.54, certainty: 'memory' },
  { en: 'Puducherry', hi: 'पुडुचेरी', lat: 11.94, lon: 79.83, certainty: 'memory' },
  { en: 'Yanam', hi: 'यनम', lat: 16.73, lon: 82.22, certainty: 'memory' },
];
