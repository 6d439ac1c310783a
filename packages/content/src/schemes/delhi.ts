import { inRegion, type Scheme } from './scheme.ts';

/** Schemes of Delhi. */
export const schemes: readonly Scheme[] = inRegion('delhi', [
  {
    id: 'mukhya-mantri-kisan-aay-badhotari-solar-yojana',
    order: 1,
    title: 'Mukhya Mantri Kisan Aay Badhotari Solar Yojana',
    titleLanguage: 'en',
    titleHi: 'मुख्यमंत्री किसान आय बढ़ोतरी सोलर योजना',
    download: 'NA',
    link: 'https://development.delhi.gov.in/',
    agency: { en: 'Development Department, Delhi', hi: 'विकास विभाग, दिल्ली' },
    kind: 'income',
    fact: {
      en: 'Rent for solar panels raised over the field',
      hi: 'खेत के ऊपर लगे सोलर पैनल का किराया',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
  {
    id: 'soil-and-water-testing-seed-and-plant-protection-units',
    order: 2,
    title: 'Soil and water testing, seed and plant protection units',
    titleLanguage: 'en',
    titleHi: 'मिट्टी और पानी की जांच, बीज और पौध संरक्षण इकाइयां',
    download: 'NA',
    link: 'https://development.delhi.gov.in/',
    agency: {
      en: 'Agriculture Unit, Development Department, Delhi',
      hi: 'कृषि इकाई, विकास विभाग, दिल्ली',
    },
    kind: 'soil',
    fact: {
      en: 'Free or cheap tests and subsidised seed',
      hi: 'मुफ्त या सस्ती जांच और सब्सिडी पर बीज',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
]);
