import type { District } from './district.ts';

/** Districts of Tripura. */
export const districts: readonly District[] = [
  { en: 'Dhalai', hi: 'धलाई', lat: 23.936, lon: 91.8987, certainty: 'computed' },
  { en: 'Gomati', hi: 'गोमती', lat: 23.53, lon: 91.49, certainty: 'memory' },
  { en: 'Khowai', hi: 'खोवाई', lat: 24.0796, lon: 91.5997, certainty: 'computed' },
  { en: 'North Tripura', hi: 'उत्तर त्रिपुरा', lat: 24.1041, lon: 92.2079, certainty: 'computed' },
  {
    en: 'Sipahijala',
    hi: 'सिपाहीजाला',
    otherName: 'Sepahijala',
    lat: 23.6637,
    lon: 91.2781,
    certainty: 'computed',
  },
  { en: 'South Tripura', hi: 'दक्षिण त्रिपुरा', lat: 23.2012, lon: 91.5825, certainty: 'computed' },
  { en: 'Unakoti', hi: 'उनाकोटी', lat: 24.33, lon: 92.01, certainty: 'memory' },
  { en: 'West Tripura', hi: 'पश्चिम त्रिपुरा', lat: 23.8903, lon: 91.4025, certainty: 'computed' },
];
