import type { Bilingual } from '../text.ts';
import { inRegion, type Scheme } from './scheme.ts';

const agriculture: Bilingual = {
  en: 'Agriculture Department, Sikkim',
  hi: 'कृषि विभाग, सिक्किम',
};

/** Schemes of Sikkim. */
export const schemes: readonly Scheme[] = inRegion('sikkim', [
  {
    id: 'sikkim-organic-mission',
    order: 1,
    title: 'Sikkim Organic Mission',
    titleLanguage: 'en',
    titleHi: 'सिक्किम जैविक मिशन',
    download: 'NA',
    link: 'https://agri.sikkim.gov.in/',
    agency: agriculture,
    kind: 'soil',
    fact: {
      en: 'The state was declared fully organic in January 2016; about 75,000 hectares',
      hi: 'जनवरी 2016 में पूरा राज्य जैविक घोषित; करीब 75,000 हेक्टेयर',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'mission-organic-value-chain-development-for-north-eastern-re',
    order: 2,
    title: 'Mission Organic Value Chain Development for North Eastern Region',
    titleLanguage: 'en',
    titleHi: 'पूर्वोत्तर क्षेत्र जैविक मूल्य श्रृंखला विकास मिशन',
    download: 'NA',
    link: 'https://agri.sikkim.gov.in/',
    agency: agriculture,
    kind: 'soil',
    fact: {
      en: 'Large cardamom, ginger, turmeric and buckwheat',
      hi: 'बड़ी इलायची, अदरक, हल्दी और कुट्टू',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'mukhya-mantri-krishi-atmanirbhar-yojana',
    order: 3,
    title: 'Mukhya Mantri Krishi Atmanirbhar Yojana',
    titleLanguage: 'en',
    titleHi: 'मुख्यमंत्री कृषि आत्मनिर्भर योजना',
    download: 'NA',
    link: 'https://agri.sikkim.gov.in/',
    agency: agriculture,
    kind: 'crops',
    fact: {
      en: 'Subsidised inputs and small units',
      hi: 'सब्सिडी पर खाद-बीज और छोटी इकाइयां',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'production-incentive-for-organic-crops',
    order: 4,
    title: 'Production incentive for organic crops',
    titleLanguage: 'en',
    titleHi: 'जैविक फसलों पर उत्पादन प्रोत्साहन',
    download: 'NA',
    link: 'https://agri.sikkim.gov.in/',
    agency: agriculture,
    kind: 'income',
    fact: {
      en: 'Money for each kilogram of cardamom, ginger, turmeric and others sold',
      hi: 'बेची गई इलायची, अदरक, हल्दी आदि पर प्रति किलो राशि',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
]);
