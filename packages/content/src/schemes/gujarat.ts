import type { Bilingual } from '../text.ts';
import { inRegion, type Scheme } from './scheme.ts';

const agriculture: Bilingual = {
  en: 'Agriculture Department, Gujarat',
  hi: 'कृषि विभाग, गुजरात',
};

/** Schemes of Gujarat. */
export const schemes: readonly Scheme[] = inRegion('gujarat', [
  {
    id: 'i-khedut-portal',
    order: 1,
    title: 'i-Khedut portal',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://ikhedut.gujarat.gov.in/',
    agency: {
      en: 'Agriculture, Farmers Welfare and Co-operation Department, Gujarat',
      hi: 'कृषि, किसान कल्याण एवं सहकारिता विभाग, गुजरात',
    },
    kind: 'machines',
    fact: {
      en: 'One portal for farm, horticulture, animal and fishery subsidies',
      hi: 'खेती, बागवानी, पशुपालन और मछली पालन की सब्सिडी का एक पोर्टल',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'mukhyamantri-kisan-sahay-yojana',
    order: 2,
    title: 'Mukhyamantri Kisan Sahay Yojana',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://ikhedut.gujarat.gov.in/',
    agency: agriculture,
    kind: 'insurance',
    fact: {
      en: 'No premium; ₹20,000 a hectare for 33 to 60% loss, ₹25,000 above 60%, up to four hectares',
      hi: 'कोई प्रीमियम नहीं; 33 से 60% नुकसान पर ₹20,000, 60% से ऊपर ₹25,000 प्रति हेक्टेयर, चार हेक्टेयर तक',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'micro-irrigation-through-ggrc',
    order: 3,
    title: 'Micro irrigation through GGRC',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://ggrc.co.in/',
    agency: { en: 'Gujarat Green Revolution Company', hi: 'गुजरात ग्रीन रिवोल्यूशन कंपनी' },
    kind: 'irrigation',
    fact: {
      en: 'Drip and sprinkler subsidy from one window',
      hi: 'ड्रिप और स्प्रिंकलर की सब्सिडी एक ही जगह से',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'mukhyamantri-pak-sangrah-structure-yojana',
    order: 4,
    title: 'Mukhyamantri Pak Sangrah Structure Yojana',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://ikhedut.gujarat.gov.in/',
    agency: agriculture,
    kind: 'markets',
    fact: {
      en: 'Subsidy for a store house on the farm',
      hi: 'खेत पर भंडार घर बनाने की सब्सिडी',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'kisan-suryoday-yojana',
    order: 5,
    title: 'Kisan Suryoday Yojana',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://agri.gujarat.gov.in/',
    agency: {
      en: 'Energy and Petrochemicals Department, Gujarat',
      hi: 'ऊर्जा एवं पेट्रोरसायन विभाग, गुजरात',
    },
    kind: 'irrigation',
    fact: {
      en: 'Three-phase power by day, from 5 am to 9 pm',
      hi: 'दिन में तीन फेज बिजली, सुबह 5 से रात 9 बजे तक',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'interest-subsidy-on-crop-loans',
    order: 6,
    title: 'Interest subsidy on crop loans (zero per cent)',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://agri.gujarat.gov.in/',
    agency: agriculture,
    kind: 'credit',
    fact: {
      en: 'The state bears the last 4% on loans to ₹3 lakh repaid on time',
      hi: 'समय पर चुकाए ₹3 लाख तक के ऋण का बचा 4% ब्याज राज्य देता है',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
]);
