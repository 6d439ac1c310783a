import type { Bilingual } from '../text.ts';
import { inRegion, type Scheme } from './scheme.ts';

const cooperation: Bilingual = {
  en: 'Cooperative Department, Uttarakhand',
  hi: 'सहकारिता विभाग, उत्तराखंड',
};
const horticulture: Bilingual = {
  en: 'Department of Horticulture, Uttarakhand',
  hi: 'उद्यान विभाग, उत्तराखंड',
};
const agriculture: Bilingual = {
  en: 'Department of Agriculture, Uttarakhand',
  hi: 'कृषि विभाग, उत्तराखंड',
};

/** Schemes of Uttarakhand. */
export const schemes: readonly Scheme[] = inRegion('uttarakhand', [
  {
    id: 'deendayal-upadhyaya-sahkarita-kisan-kalyan-yojana',
    order: 1,
    title: 'Deendayal Upadhyaya Sahkarita Kisan Kalyan Yojana',
    titleLanguage: 'en',
    titleHi: 'दीनदयाल उपाध्याय सहकारिता किसान कल्याण योजना',
    download: 'NA',
    link: 'https://cooperative.uk.gov.in/',
    agency: cooperation,
    kind: 'credit',
    fact: {
      en: 'Loans without interest: ₹1 lakh for farming, ₹3 lakh for a person, ₹5 lakh for groups',
      hi: 'बिना ब्याज ऋण: खेती ₹1 लाख, व्यक्ति ₹3 लाख, समूह ₹5 लाख',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
  {
    id: 'mukhyamantri-ghasyari-kalyan-yojana',
    order: 2,
    title: 'Mukhyamantri Ghasyari Kalyan Yojana',
    titleLanguage: 'en',
    titleHi: 'मुख्यमंत्री घस्यारी कल्याण योजना',
    download: 'NA',
    link: 'https://cooperative.uk.gov.in/',
    agency: cooperation,
    kind: 'animals',
    fact: {
      en: 'Cheaper silage and feed for women in the hills',
      hi: 'पहाड़ की महिलाओं को सस्ता साइलेज और चारा',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
  {
    id: 'apple-mission-and-high-density-orchards',
    order: 3,
    title: 'Apple Mission and high-density orchards',
    titleLanguage: 'en',
    titleHi: 'सेब मिशन और सघन बाग',
    download: 'NA',
    link: 'https://shm.uk.gov.in/',
    agency: horticulture,
    kind: 'horticulture',
    fact: {
      en: '60 to 80% of the cost of an orchard, at most',
      hi: 'बाग की लागत का 60 से 80% तक',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'paramparagat-krishi-vikas-yojana-in-uttarakhand',
    order: 4,
    title: 'Paramparagat Krishi Vikas Yojana in Uttarakhand',
    titleLanguage: 'en',
    titleHi: 'उत्तराखंड में परंपरागत कृषि विकास योजना',
    download: 'NA',
    link: 'https://agriculture.uk.gov.in/',
    agency: agriculture,
    kind: 'soil',
    fact: {
      en: 'Organic clusters; Organic Agriculture Act 2019',
      hi: 'जैविक क्लस्टर; जैविक कृषि अधिनियम 2019',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'state-millet-mission',
    order: 5,
    title: 'State Millet Mission',
    titleLanguage: 'en',
    titleHi: 'राज्य मोटा अनाज मिशन',
    download: 'NA',
    link: 'https://agriculture.uk.gov.in/',
    agency: agriculture,
    kind: 'crops',
    fact: {
      en: 'Mandua, jhangora and ramdana; mandua is bought at MSP',
      hi: 'मंडुआ, झंगोरा और रामदाना; मंडुआ की MSP पर खरीद',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'polyhouse-scheme',
    order: 6,
    title: 'Polyhouse scheme (NABARD)',
    titleLanguage: 'en',
    titleHi: 'पॉलीहाउस योजना (नाबार्ड)',
    download: 'NA',
    link: 'https://shm.uk.gov.in/',
    agency: horticulture,
    kind: 'horticulture',
    fact: {
      en: '80% subsidy on small polyhouses',
      hi: 'छोटे पॉलीहाउस पर 80% सब्सिडी',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
]);
