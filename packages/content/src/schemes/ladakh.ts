import { inRegion, type Scheme } from './scheme.ts';

/** Schemes of Ladakh. */
export const schemes: readonly Scheme[] = inRegion('ladakh', [
  {
    id: 'mission-organic-development-initiative',
    order: 1,
    title: 'Mission Organic Development Initiative',
    titleLanguage: 'en',
    titleHi: 'जैविक विकास पहल मिशन',
    download: 'NA',
    link: 'https://ladakh.gov.in/',
    agency: { en: 'Agriculture Department, Ladakh', hi: 'कृषि विभाग, लद्दाख' },
    kind: 'soil',
    fact: {
      en: 'Turning Ladakh to certified organic farming',
      hi: 'लद्दाख को प्रमाणित जैविक खेती की ओर ले जाना',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
  {
    id: 'ladakh-greenhouse-project',
    order: 2,
    title: 'Ladakh greenhouse project',
    titleLanguage: 'en',
    titleHi: 'लद्दाख ग्रीनहाउस परियोजना',
    download: 'NA',
    link: 'https://ladakh.gov.in/',
    agency: {
      en: 'Agriculture and Horticulture Departments, Ladakh',
      hi: 'कृषि एवं उद्यान विभाग, लद्दाख',
    },
    kind: 'horticulture',
    fact: {
      en: 'Subsidised solar greenhouses for vegetables in winter',
      hi: 'सर्दियों की सब्जी के लिए सब्सिडी पर सोलर ग्रीनहाउस',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
]);
