import type { Bilingual } from '../text.ts';
import { inRegion, type Scheme } from './scheme.ts';

const agriculture: Bilingual = {
  en: 'Directorate of Agriculture, Goa',
  hi: 'कृषि निदेशालय, गोवा',
};

/** Schemes of Goa. */
export const schemes: readonly Scheme[] = inRegion('goa', [
  {
    id: 'assured-income-for-agricultural-produce',
    order: 1,
    title: 'Assured Income for Agricultural Produce (support price)',
    titleLanguage: 'en',
    titleHi: 'कृषि उपज की सुनिश्चित आय (समर्थन मूल्य)',
    download: 'NA',
    link: 'https://agri.goa.gov.in/',
    agency: agriculture,
    kind: 'income',
    fact: {
      en: 'Pays the gap to a base price for paddy, cashew, coconut, arecanut, sugarcane and vegetables',
      hi: 'धान, काजू, नारियल, सुपारी, गन्ना और सब्जी में आधार मूल्य से कमी की भरपाई',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'shetkari-aadhar-nidhi',
    order: 2,
    title: 'Shetkari Aadhar Nidhi',
    titleLanguage: 'en',
    titleHi: 'शेतकरी आधार निधि',
    download: 'NA',
    link: 'https://agri.goa.gov.in/',
    agency: agriculture,
    kind: 'insurance',
    fact: {
      en: 'Compensation for crops lost to calamity, up to ₹40,000 a hectare',
      hi: 'आपदा में फसल नुकसान पर ₹40,000 प्रति हेक्टेयर तक मुआवजा',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'mechanisation-and-krishi-card-subsidy',
    order: 3,
    title: 'Mechanisation and krishi card subsidy',
    titleLanguage: 'en',
    titleHi: 'यंत्रीकरण और कृषि कार्ड सब्सिडी',
    download: 'NA',
    link: 'https://agri.goa.gov.in/',
    agency: agriculture,
    kind: 'machines',
    fact: {
      en: 'The Krishi Card is the identity for all farm subsidies',
      hi: 'सभी कृषि सब्सिडी के लिए कृषि कार्ड ही पहचान',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'sudharit-kamdhenu-yojana',
    order: 4,
    title: 'Sudharit Kamdhenu Yojana',
    titleLanguage: 'en',
    titleHi: 'सुधारित कामधेनु योजना',
    download: 'NA',
    link: 'https://goa.gov.in/',
    agency: { en: 'Directorate of Animal Husbandry, Goa', hi: 'पशुपालन निदेशालय, गोवा' },
    kind: 'animals',
    fact: {
      en: 'Subsidy on cross-bred cows and buffaloes',
      hi: 'संकर गाय और भैंस पर सब्सिडी',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
]);
