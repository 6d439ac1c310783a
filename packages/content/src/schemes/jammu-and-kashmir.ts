import type { Bilingual } from '../text.ts';
import { inRegion, type Scheme } from './scheme.ts';

const agriculture: Bilingual = {
  en: 'Agriculture Production Department, Jammu and Kashmir',
  hi: 'कृषि उत्पादन विभाग, जम्मू और कश्मीर',
};

/** Schemes of Jammu and Kashmir. */
export const schemes: readonly Scheme[] = inRegion('jammu-and-kashmir', [
  {
    id: 'holistic-agriculture-development-programme',
    order: 1,
    title: 'Holistic Agriculture Development Programme',
    titleLanguage: 'en',
    titleHi: 'समग्र कृषि विकास कार्यक्रम',
    download: 'NA',
    link: 'https://hadp.jk.gov.in/',
    agency: agriculture,
    kind: 'horticulture',
    fact: {
      en: '29 projects with ₹5,013 crore over five years',
      hi: 'पांच साल में ₹5,013 करोड़ की 29 परियोजनाएं',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'jammu-and-kashmir-competitiveness-improvement-of-agriculture',
    order: 2,
    title: 'Jammu and Kashmir Competitiveness Improvement of Agriculture Project',
    titleLanguage: 'en',
    titleHi: 'जम्मू और कश्मीर कृषि प्रतिस्पर्धात्मकता सुधार परियोजना',
    download: 'NA',
    link: 'https://jkapd.nic.in/',
    agency: agriculture,
    kind: 'crops',
    fact: {
      en: 'Better farm income, supported by IFAD',
      hi: 'IFAD की मदद से खेती की बेहतर आय',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
]);
