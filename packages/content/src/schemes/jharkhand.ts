import type { Bilingual } from '../text.ts';
import { inRegion, type Scheme } from './scheme.ts';

const agriculture: Bilingual = {
  en: 'Agriculture Department, Jharkhand',
  hi: 'कृषि विभाग, झारखंड',
};

/** Schemes of Jharkhand. */
export const schemes: readonly Scheme[] = inRegion('jharkhand', [
  {
    id: 'jharkhand-rajya-fasal-rahat-yojana',
    order: 1,
    title: 'Jharkhand Rajya Fasal Rahat Yojana',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://jrfry.jharkhand.gov.in/',
    agency: { en: 'Cooperative Department, Jharkhand', hi: 'सहकारिता विभाग, झारखंड' },
    kind: 'insurance',
    fact: {
      en: 'No premium; ₹3,000 an acre for 30 to 50% loss, ₹4,000 above 50%, up to five acres',
      hi: 'कोई प्रीमियम नहीं; 30 से 50% नुकसान पर ₹3,000, 50% से ऊपर ₹4,000 प्रति एकड़, पांच एकड़ तक',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'jharkhand-krishi-rin-mafi-yojana',
    order: 2,
    title: 'Jharkhand Krishi Rin Mafi Yojana',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://jkrmy.jharkhand.gov.in/',
    agency: agriculture,
    kind: 'credit',
    fact: {
      en: 'Waiver of crop loans to ₹50,000, raised to ₹2 lakh in 2024',
      hi: '₹50,000 तक का फसल ऋण माफ, 2024 में बढ़ाकर ₹2 लाख',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'mukhyamantri-krishi-ashirwad-yojana',
    order: 3,
    title: 'Mukhyamantri Krishi Ashirwad Yojana',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://mmkay.jharkhand.gov.in/',
    agency: agriculture,
    kind: 'income',
    fact: {
      en: '₹5,000 an acre up to five acres (2019; later closed)',
      hi: 'पांच एकड़ तक ₹5,000 प्रति एकड़ (2019; बाद में बंद)',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'birsa-harit-gram-yojana',
    order: 4,
    title: 'Birsa Harit Gram Yojana',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://www.jharkhand.gov.in/',
    agency: { en: 'Rural Development Department, Jharkhand', hi: 'ग्रामीण विकास विभाग, झारखंड' },
    kind: 'horticulture',
    fact: {
      en: 'Fruit trees on the land of poor families through MGNREGA',
      hi: 'मनरेगा से गरीब परिवारों की जमीन पर फलदार पेड़',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
  {
    id: 'mukhyamantri-pashudhan-vikas-yojana',
    order: 5,
    title: 'Mukhyamantri Pashudhan Vikas Yojana',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://www.jharkhand.gov.in/agriculture',
    agency: { en: 'Animal Husbandry Department, Jharkhand', hi: 'पशुपालन विभाग, झारखंड' },
    kind: 'animals',
    fact: {
      en: '50 to 90% subsidy on goats, pigs, poultry and cows',
      hi: 'बकरी, सूअर, मुर्गी और गाय पर 50 से 90% सब्सिडी',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
]);
