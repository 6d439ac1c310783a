import type { District } from './district.ts';

/** Districts of Sikkim. */
export const districts: readonly District[] = [
  {
    en: 'Gangtok',
    hi: 'गंगटोक',
    otherName: 'East Sikkim',
    lat: 27.33,
    lon: 88.61,
    certainty: 'memory',
  },
  {
    en: 'Gyalshing',
    hi: 'ग्यालशिंग',
    otherName: 'West Sikkim',
    lat: 27.29,
    lon: 88.26,
    certainty: 'memory',
  },
  {
    en: 'Mangan',
    hi: 'मंगन',
    otherName: 'North Sikkim',
    lat: 27.51,
    lon: 88.53,
    certainty: 'memory',
  },
  {
    en: 'Namchi',
    hi: 'नामची',
    otherName: 'South Sikkim',
    lat: 27.17,
    lon: 88.35,
    certainty: 'memory',
  },
  { en: 'Pakyong', hi: 'पाक्योंग', lat: 27.23, lon: 88.59, certainty: 'memory' },
  { en: 'Soreng', hi: 'सोरेंग', lat: 27.17, lon: 88.2, certainty: 'memory' },
];
