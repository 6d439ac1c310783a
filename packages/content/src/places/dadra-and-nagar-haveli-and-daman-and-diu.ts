import type { District } from './district.ts';

/** Districts of Dadra and Nagar Haveli and Daman and Diu. */
export const districts: readonly District[] = [
  {
    en: 'Dadra and Nagar Haveli',
    hi: 'दादरा और नगर हवेली',
    lat: 20.27,
    lon: 73.01,
    certainty: 'memory',
  },
  { en: 'Daman', hi: 'दमन', lat: 20.4143, lon: 72.8324, certainty: 'source read' },
  { en: 'Diu', hi: 'दीव', lat: 20.7141, lon: 70.9822, certainty: 'source read' },
];
