import type { Bilingual } from '../text.ts';
import { inRegion, type Scheme } from './scheme.ts';

const agriculture: Bilingual = {
  en: 'Department of Agriculture, Andaman and Nicobar',
  hi: 'कृषि विभाग, अंडमान और निकोबार',
};

/** Schemes of Andaman and Nicobar Islands. */
export const schemes: readonly Scheme[] = inRegion('andaman-and-nicobar-islands', [
  {
    id: 'coconut-arecanut-and-spices-development',
    order: 1,
    title: 'Coconut, arecanut and spices development',
    titleLanguage: 'en',
    titleHi: 'नारियल, सुपारी और मसाला विकास',
    download: 'NA',
    link: 'https://agri.and.nic.in/',
    agency: agriculture,
    kind: 'horticulture',
    fact: {
      en: 'Planting material and input subsidy',
      hi: 'पौध सामग्री और इनपुट पर सब्सिडी',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
  {
    id: 'natural-farming-in-the-islands',
    order: 2,
    title: 'Natural farming (PKVY / BPKP) in the islands',
    titleLanguage: 'en',
    titleHi: 'द्वीपों में प्राकृतिक खेती (पीकेवीवाई / बीपीकेपी)',
    download: 'NA',
    link: 'https://agri.and.nic.in/',
    agency: agriculture,
    kind: 'soil',
    fact: {
      en: 'Certification of large areas in the Nicobar islands',
      hi: 'निकोबार में बड़े क्षेत्र का जैविक प्रमाणन',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
]);
