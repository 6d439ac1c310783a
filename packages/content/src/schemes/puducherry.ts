import type { Bilingual } from '../text.ts';
import { inRegion, type Scheme } from './scheme.ts';

const agriculture: Bilingual = {
  en: 'Department of Agriculture and Farmers Welfare, Puducherry',
  hi: 'कृषि एवं किसान कल्याण विभाग, पुदुचेरी',
};

/** Schemes of Puducherry. */
export const schemes: readonly Scheme[] = inRegion('puducherry', [
  {
    id: 'crop-production-incentive',
    order: 1,
    title: 'Crop production incentive',
    titleLanguage: 'en',
    titleHi: 'फसल उत्पादन प्रोत्साहन',
    download: 'NA',
    link: 'https://agri.py.gov.in/',
    agency: agriculture,
    kind: 'income',
    fact: {
      en: 'Money for each acre of paddy, pulses, cotton or groundnut',
      hi: 'धान, दाल, कपास या मूंगफली पर प्रति एकड़ राशि',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'free-crop-insurance-premium-share',
    order: 2,
    title: 'Free crop insurance premium share',
    titleLanguage: 'en',
    titleHi: 'फसल बीमा का प्रीमियम मुफ्त',
    download: 'NA',
    link: 'https://agri.py.gov.in/',
    agency: agriculture,
    kind: 'insurance',
    fact: {
      en: 'The government pays your share of the PMFBY premium',
      hi: 'PMFBY में किसान का प्रीमियम सरकार देती है',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
]);
