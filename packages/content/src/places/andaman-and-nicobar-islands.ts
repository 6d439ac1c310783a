import type { District } from './district.ts';

/** Districts of Andaman and Nicobar Islands. */
export const districts: readonly District[] = [
  { en: 'Nicobar', hi: 'निकोबार', lat: 9.1833, lon: 92.7667, certainty: 'computed' },
  {
    en: 'North and Middle Andaman',
    hi: 'उत्तर और मध्य अंडमान',
    lat: 12.6435,
    lon: 92.9039,
    certainty: 'computed',
  },
  { en: 'South Andaman', hi: 'दक्षिण अंडमान', lat: 11.6647, lon: 92.6833, certainty: 'computed' },
];
