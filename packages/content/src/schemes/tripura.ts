import type { Bilingual } from '../text.ts';
import { inRegion, type Scheme } from './scheme.ts';

const agriculture: Bilingual = {
  en: 'Department of Agriculture and Farmers Welfare, Tripura',
  hi: 'कृषि एवं किसान कल्याण विभाग, त्रिपुरा',
};

/** Schemes of Tripura. */
export const schemes: readonly Scheme[] = inRegion('tripura', [
  {
    id: 'mukhyamantri-swanirbhar-parivar-yojana',
    order: 1,
    title: 'Mukhyamantri Swanirbhar Parivar Yojana',
    titleLanguage: 'en',
    titleHi: 'मुख्यमंत्री स्वनिर्भर परिवार योजना',
    download: 'NA',
    link: 'https://agri.tripura.gov.in/',
    agency: { en: 'Government of Tripura', hi: 'त्रिपुरा सरकार' },
    kind: 'animals',
    fact: {
      en: 'Saplings, chicks and help to rural families',
      hi: 'ग्रामीण परिवारों को पौधे, चूजे और सहायता',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'paddy-procurement-at-msp-in-tripura',
    order: 2,
    title: 'Paddy procurement at MSP in Tripura',
    titleLanguage: 'en',
    titleHi: 'त्रिपुरा में समर्थन मूल्य पर धान खरीद',
    download: 'NA',
    link: 'https://agri.tripura.gov.in/',
    agency: agriculture,
    kind: 'markets',
    fact: {
      en: 'The state buys paddy at MSP, since December 2018',
      hi: 'दिसंबर 2018 से राज्य MSP पर धान खरीदता है',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'queen-pineapple-and-horticulture-mission',
    order: 3,
    title: 'Queen pineapple and horticulture mission',
    titleLanguage: 'en',
    titleHi: 'क्वीन अनानास और बागवानी मिशन',
    download: 'NA',
    link: 'https://horti.tripura.gov.in/',
    agency: { en: 'Directorate of Horticulture, Tripura', hi: 'उद्यान निदेशालय, त्रिपुरा' },
    kind: 'horticulture',
    fact: {
      en: 'Staggered cropping and export of Queen pineapple',
      hi: 'क्वीन अनानास की बारी-बारी से फसल और निर्यात',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'mission-organic-value-chain-development-for-north-eastern-re',
    order: 4,
    title: 'Mission Organic Value Chain Development for North Eastern Region',
    titleLanguage: 'en',
    titleHi: 'पूर्वोत्तर क्षेत्र जैविक मूल्य श्रृंखला विकास मिशन',
    download: 'NA',
    link: 'https://agri.tripura.gov.in/',
    agency: agriculture,
    kind: 'soil',
    fact: {
      en: 'Clusters of scented rice, ginger, turmeric and pineapple',
      hi: 'सुगंधित चावल, अदरक, हल्दी और अनानास के क्लस्टर',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
]);
