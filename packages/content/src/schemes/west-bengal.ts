import type { Bilingual } from '../text.ts';
import { inRegion, type Scheme } from './scheme.ts';

const agriculture: Bilingual = {
  en: 'Department of Agriculture, West Bengal',
  hi: 'कृषि विभाग, पश्चिम बंगाल',
};
const marketing: Bilingual = {
  en: 'Department of Agricultural Marketing, West Bengal',
  hi: 'कृषि विपणन विभाग, पश्चिम बंगाल',
};

/** Schemes of West Bengal. */
export const schemes: readonly Scheme[] = inRegion('west-bengal', [
  {
    id: 'krishak-bandhu',
    order: 1,
    title: 'Krishak Bandhu (New)',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://krishakbandhu.wb.gov.in/',
    agency: agriculture,
    kind: 'income',
    fact: {
      en: '₹10,000 a year for an acre or more, less land at least ₹4,000, also for share croppers; ₹2 lakh on death between 18 and 60',
      hi: 'एक एकड़ या ज्यादा पर साल में ₹10,000, कम जमीन पर कम से कम ₹4,000, बटाईदार को भी; 18 से 60 की उम्र में मृत्यु पर ₹2 लाख',
      certainty: 'source read',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'bangla-shasya-bima',
    order: 2,
    title: 'Bangla Shasya Bima',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://banglashasyabima.net/',
    agency: agriculture,
    kind: 'insurance',
    fact: {
      en: 'The state pays the premium; growers of cash crops pay part',
      hi: 'प्रीमियम राज्य देता है; नकदी फसल वाले कुछ हिस्सा देते हैं',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'farm-mechanisation',
    order: 3,
    title: 'Farm mechanisation (FSSM, OTA-SFI, CHC)',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://matirkatha.net/',
    agency: agriculture,
    kind: 'machines',
    fact: {
      en: '50 to 60% on machines and tools',
      hi: 'मशीन और औजार पर 50 से 60%',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'sufal-bangla',
    order: 4,
    title: 'Sufal Bangla',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://wbagrimarketingboard.gov.in/',
    agency: marketing,
    kind: 'markets',
    fact: {
      en: 'Buys from farmers and sells in state outlets',
      hi: 'किसानों से खरीदकर सरकारी दुकानों पर बिक्री',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
  {
    id: 'amar-fasal-amar-gola-and-amar-fasal-amar-gari',
    order: 5,
    title: 'Amar Fasal Amar Gola and Amar Fasal Amar Gari',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://wbagrimarketingboard.gov.in/',
    agency: marketing,
    kind: 'markets',
    fact: {
      en: 'Subsidy on small stores and vending carts',
      hi: 'छोटे गोदाम और बिक्री ठेले पर सब्सिडी',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
  {
    id: 'bangla-krishi-sech-yojana',
    order: 6,
    title: 'Bangla Krishi Sech Yojana',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://agriculture.wb.gov.in/',
    agency: agriculture,
    kind: 'irrigation',
    fact: {
      en: 'Drip and sprinkler at no cost to small farmers',
      hi: 'छोटे किसानों को बिना लागत ड्रिप और स्प्रिंकलर',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
]);
