import type { Bilingual } from '../text.ts';
import { inRegion, type Scheme } from './scheme.ts';

const agriculture: Bilingual = {
  en: 'Department of Agriculture, Rajasthan',
  hi: 'कृषि विभाग, राजस्थान',
};
const cooperation: Bilingual = {
  en: 'Cooperation Department, Rajasthan',
  hi: 'सहकारिता विभाग, राजस्थान',
};

/** Schemes of Rajasthan. */
export const schemes: readonly Scheme[] = inRegion('rajasthan', [
  {
    id: 'raj-kisan-sathi-portal',
    order: 1,
    title: 'Raj Kisan Sathi portal',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://rajkisan.rajasthan.gov.in/',
    agency: agriculture,
    kind: 'machines',
    fact: {
      en: 'One portal for subsidies, licences and insurance help',
      hi: 'सब्सिडी, लाइसेंस और बीमा का एक पोर्टल',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'mukhyamantri-krishak-sathi-yojana',
    order: 2,
    title: 'Mukhyamantri Krishak Sathi Yojana',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://rajkisan.rajasthan.gov.in/',
    agency: { en: 'Agricultural Marketing Department, Rajasthan', hi: 'कृषि विपणन विभाग, राजस्थान' },
    kind: 'insurance',
    fact: {
      en: 'Up to ₹2 lakh for death or injury in farm work',
      hi: 'खेती के काम में मृत्यु या चोट पर ₹2 लाख तक',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'mukhyamantri-kisan-samman-nidhi-yojana',
    order: 3,
    title: 'Mukhyamantri Kisan Samman Nidhi Yojana',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://rajkisan.rajasthan.gov.in/',
    agency: cooperation,
    kind: 'income',
    fact: {
      en: '₹3,000 a year over PM-KISAN (₹2,000 in 2024-25), ₹9,000 in all',
      hi: 'PM-KISAN के अलावा साल में ₹3,000 (2024-25 में ₹2,000), कुल ₹9,000',
      certainty: 'source read',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'farm-pond-pipeline-and-fencing-subsidies',
    order: 4,
    title: 'Farm pond, pipeline and fencing subsidies',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://rajkisan.rajasthan.gov.in/',
    agency: agriculture,
    kind: 'irrigation',
    fact: {
      en: 'Subsidy on ponds and pipes; fencing against stray animals: 50 to 70% of the cost',
      hi: 'तालाब और पाइप पर सब्सिडी; आवारा पशुओं से बचाव की बाड़ पर लागत का 50 से 70%',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'mukhyamantri-kisan-mitra-urja-yojana',
    order: 5,
    title: 'Mukhyamantri Kisan Mitra Urja Yojana',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://energy.rajasthan.gov.in/',
    agency: { en: 'Energy Department, Rajasthan', hi: 'ऊर्जा विभाग, राजस्थान' },
    kind: 'irrigation',
    fact: {
      en: 'Up to ₹1,000 a month off the farm power bill',
      hi: 'खेती के बिजली बिल पर महीने में ₹1,000 तक',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
  {
    id: 'sahakari-fasali-rin',
    order: 6,
    title: 'Sahakari fasali rin (interest-free co-operative crop loan)',
    titleLanguage: 'en',
    download: 'NA',
    link: 'https://rajsahakar.rajasthan.gov.in/',
    agency: cooperation,
    kind: 'credit',
    fact: {
      en: 'No interest for those who repay on time',
      hi: 'समय पर चुकाने वालों को बिना ब्याज',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
]);
