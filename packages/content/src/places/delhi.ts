import type { District } from './district.ts';

/** Districts of Delhi. */
export const districts: readonly District[] = [
  { en: 'Central Delhi', hi: 'मध्य दिल्ली', lat: 28.6431, lon: 77.2197, certainty: 'computed' },
  { en: 'East Delhi', hi: 'पूर्वी दिल्ली', lat: 28.6266, lon: 77.298, certainty: 'computed' },
  { en: 'New Delhi', hi: 'नई दिल्ली', lat: 28.6109, lon: 77.214, certainty: 'computed' },
  { en: 'North Delhi', hi: 'उत्तरी दिल्ली', lat: 28.6921, lon: 77.2115, certainty: 'computed' },
  {
    en: 'North East Delhi',
    hi: 'उत्तर पूर्वी दिल्ली',
    lat: 28.7077,
    lon: 77.274,
    certainty: 'computed',
  },
  {
    en: 'North West Delhi',
    hi: 'उत्तर पश्चिमी दिल्ली',
    lat: 28.7441,
    lon: 77.1027,
    certainty: 'computed',
  },
  { en: 'Shahdara', hi: 'शाहदरा', lat: 28.67, lon: 77.29, certainty: 'memory' },
  { en: 'South Delhi', hi: 'दक्षिणी दिल्ली', lat: 28.5189, lon: 77.2294, certainty: 'computed' },
  { en: 'South East Delhi', hi: 'दक्षिण पूर्वी दिल्ली', lat: 28.56, lon: 77.26, certainty: 'memory' },
  {
    en: 'South West Delhi',
    hi: 'दक्षिण पश्चिमी दिल्ली',
    lat: 28.5724,
    lon: 77.0274,
    certainty: 'computed',
  },
  { en: 'West Delhi', hi: 'पश्चिमी दिल्ली', lat: 28.6553, lon: 77.0657, certainty: 'computed' },
];
