import type { Bilingual } from '../text.ts';
import { inRegion, type Scheme } from './scheme.ts';

const horticulture: Bilingual = {
  en: 'Department of Horticulture and Soil Conservation, Manipur',
  hi: 'उद्यान एवं मृदा संरक्षण विभाग, मणिपुर',
};

/** Schemes of Manipur. */
export const schemes: readonly Scheme[] = inRegion('manipur', [
  {
    id: 'establishment-of-orchards-in-hill-areas',
    order: 1,
    title: 'Establishment of orchards in hill areas of Manipur',
    titleLanguage: 'en',
    titleHi: 'मणिपुर के पहाड़ी क्षेत्रों में बाग लगाना',
    download: 'NA',
    link: 'https://horticulture.mn.gov.in/',
    agency: horticulture,
    kind: 'horticulture',
    fact: {
      en: 'Help to plant orchards in the hills',
      hi: 'पहाड़ी इलाकों में बाग लगाने में सहायता',
      certainty: 'memory',
    },
    certainty: 'source read',
    source: "the original product's list for the state",
  },
  {
    id: 'development-of-floriculture',
    order: 2,
    title: 'Development of floriculture',
    titleLanguage: 'en',
    titleHi: 'पुष्प खेती विकास',
    download: 'NA',
    link: 'https://horticulture.mn.gov.in/',
    agency: horticulture,
    kind: 'horticulture',
    fact: { en: 'Help for flower growers', hi: 'फूलों की खेती को बढ़ावा', certainty: 'memory' },
    certainty: 'source read',
    source: "the original product's list for the state",
  },
  {
    id: 'assistance-to-small-and-marginal-farmers-land-reclamation-an',
    order: 3,
    title: 'Assistance to small and marginal farmers: land reclamation and development',
    titleLanguage: 'en',
    titleHi: 'छोटे और सीमांत किसानों को सहायता: भूमि सुधार और विकास',
    isOwnTitle: true,
    download: 'NA',
    link: 'https://horticulture.mn.gov.in/',
    agency: horticulture,
    kind: 'soil',
    fact: {
      en: 'Help to reclaim and develop land',
      hi: 'जमीन सुधार और विकास में सहायता',
      certainty: 'memory',
    },
    certainty: 'source read',
    source: "the original product's list for the state",
  },
  {
    id: 'manipur-organic-mission-agency',
    order: 4,
    title: 'Manipur Organic Mission Agency',
    titleLanguage: 'en',
    titleHi: 'मणिपुर जैविक मिशन एजेंसी',
    download: 'NA',
    link: 'https://agrimanipur.mn.gov.in/',
    agency: horticulture,
    kind: 'soil',
    fact: {
      en: 'Certification of black rice, Kachai lemon, Queen pineapple and others',
      hi: 'काला चावल, कचाई नींबू, क्वीन अनानास आदि का प्रमाणन',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
]);
