import { inRegion, type Scheme } from './scheme.ts';

/** Schemes of Lakshadweep. */
export const schemes: readonly Scheme[] = inRegion('lakshadweep', [
  {
    id: 'coconut-development-and-organic-island',
    order: 1,
    title: 'Coconut development and organic island',
    titleLanguage: 'en',
    titleHi: 'नारियल विकास और जैविक द्वीप',
    download: 'NA',
    link: 'https://lakshadweep.gov.in/',
    agency: { en: 'Department of Agriculture, Lakshadweep', hi: 'कृषि विभाग, लक्षद्वीप' },
    kind: 'soil',
    fact: {
      en: 'The islands were declared organic in 2020; coconut is the main crop',
      hi: '2020 में द्वीप जैविक घोषित; मुख्य फसल नारियल',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
  {
    id: 'pole-and-line-tuna-and-seaweed-farming-help',
    order: 2,
    title: 'Pole-and-line tuna and seaweed farming help',
    titleLanguage: 'en',
    titleHi: 'बंसी से टूना पकड़ने और समुद्री शैवाल की खेती में सहायता',
    download: 'NA',
    link: 'https://lakshadweep.gov.in/',
    agency: { en: 'Department of Fisheries, Lakshadweep', hi: 'मत्स्य पालन विभाग, लक्षद्वीप' },
    kind: 'animals',
    fact: {
      en: 'Boats, ice and seaweed seed',
      hi: 'नाव, बर्फ और समुद्री शैवाल का बीज',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
]);
