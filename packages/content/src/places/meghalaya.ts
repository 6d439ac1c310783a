import type { District } from './district.ts';

/** Districts of Meghalaya. */
export const districts: readonly District[] = [
  {
    en: 'East Garo Hills',
    hi: 'पूर्वी गारो हिल्स',
    lat: 25.6421,
    lon: 90.6352,
    certainty: 'computed',
  },
  { en: 'East Jaintia Hills', hi: 'पूर्वी जयंतिया हिल्स', lat: 25.36, lon: 92.37, certainty: 'memory' },
  {
    en: 'East Khasi Hills',
    hi: 'पूर्वी खासी हिल्स',
    lat: 25.4998,
    lon: 91.8645,
    certainty: 'computed',
  },
  {
    en: 'Eastern West Khasi Hills',
    hi: 'पूर्वी पश्चिम खासी हिल्स',
    lat: 25.55,
    lon: 91.61,
    certainty: 'memory',
  },
  { en: 'North Garo Hills', hi: 'उत्तर गारो हिल्स', lat: 25.9, lon: 90.61, certainty: 'memory' },
  { en: 'Ri Bhoi', hi: 'री भोई', lat: 25.87, lon: 91.8821, certainty: 'computed' },
  {
    en: 'South Garo Hills',
    hi: 'दक्षिण गारो हिल्स',
    lat: 25.1895,
    lon: 90.6479,
    certainty: 'computed',
  },
  {
    en: 'South West Garo Hills',
    hi: 'दक्षिण पश्चिम गारो हिल्स',
    lat: 25.47,
    lon: 89.94,
    certainty: 'memory',
  },
  {
    en: 'South West Khasi Hills',
    hi: 'दक्षिण पश्चिम खासी हिल्स',
    lat: 25.36,
    lon: 91.46,
    certainty: 'memory',
  },
  {
    en: 'West Garo Hills',
    hi: 'पश्चिम गारो हिल्स',
    lat: 25.6292,
    lon: 90.2635,
    certainty: 'computed',
  },
  { en: 'West Jaintia Hills', hi: 'पश्चिम जयंतिया हिल्स', lat: 25.45, lon: 92.2, certainty: 'memory' },
  {
    en: 'West Khasi Hills',
    hi: 'पश्चिम खासी हिल्स',
    lat: 25.5935,
    lon: 91.597,
    certainty: 'computed',
  },
];
