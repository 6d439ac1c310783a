import type { Bilingual } from '../text.ts';
import { inRegion, type Scheme } from './scheme.ts';

const agriculture: Bilingual = {
  en: 'Department of Agriculture, Nagaland',
  hi: 'कृषि विभाग, नागालैंड',
};

/** Schemes of Nagaland. */
export const schemes: readonly Scheme[] = inRegion('nagaland', [
  {
    id: 'rashtriya-krishi-vikas-yojana-in-nagaland',
    order: 1,
    title: 'Rashtriya Krishi Vikas Yojana in Nagaland',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://agriculture.nagaland.gov.in/',
    agency: agriculture,
    kind: 'crops',
    fact: {
      en: "The main source of the state's farm projects",
      hi: 'राज्य की कृषि परियोजनाओं का मुख्य स्रोत',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'focus-climate-resilient-upland-farming',
    order: 2,
    title: 'FOCUS: climate-resilient upland farming (IFAD)',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://agriculture.nagaland.gov.in/',
    agency: agriculture,
    kind: 'soil',
    fact: {
      en: 'Better jhum together with settled farming and markets',
      hi: 'सुधरी झूम खेती, स्थायी खेती और बाजार',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'mission-organic-value-chain-development-for-north-eastern-re',
    order: 3,
    title: 'Mission Organic Value Chain Development for North Eastern Region',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://agriculture.nagaland.gov.in/',
    agency: agriculture,
    kind: 'soil',
    fact: {
      en: 'Organic clusters of ginger, turmeric, king chilli and pineapple',
      hi: 'अदरक, हल्दी, किंग मिर्च और अनानास के जैविक क्लस्टर',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'chief-ministers-micro-finance-initiative',
    order: 4,
    title: "Chief Minister's Micro Finance Initiative",
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://nagaland.gov.in/',
    agency: { en: 'Government of Nagaland', hi: 'नागालैंड सरकार' },
    kind: 'credit',
    fact: {
      en: 'Subsidised loans for farming and allied work',
      hi: 'खेती और उससे जुड़े काम के लिए सब्सिडी वाला ऋण',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
  {
    id: 'horticulture-mission-in-nagaland',
    order: 5,
    title: 'Horticulture mission in Nagaland',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://hortidept.nagaland.gov.in/',
    agency: { en: 'Department of Horticulture, Nagaland', hi: 'उद्यान विभाग, नागालैंड' },
    kind: 'horticulture',
    fact: {
      en: 'Kiwi, pineapple, king chilli and flowers',
      hi: 'कीवी, अनानास, किंग मिर्च और फूल',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
]);
