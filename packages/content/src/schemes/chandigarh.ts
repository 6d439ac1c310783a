import { inRegion, type Scheme } from './scheme.ts';

/** Schemes of Chandigarh. */
export const schemes: readonly Scheme[] = inRegion('chandigarh', [
  {
    id: 'central-farm-schemes-in-chandigarh',
    order: 1,
    title: 'Central farm schemes in Chandigarh',
    titleLanguage: 'en',
    titleHi: 'चंडीगढ़ में केंद्र की कृषि योजनाएं',
    download: 'NA',
    link: 'https://chandigarh.gov.in/',
    agency: { en: 'Chandigarh Administration', hi: 'चंडीगढ़ प्रशासन' },
    kind: 'advice',
    fact: {
      en: 'PM-KISAN, soil cards and ATMA through the farm office',
      hi: 'कृषि कार्यालय से PM-KISAN, मृदा कार्ड और आत्मा',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
]);
