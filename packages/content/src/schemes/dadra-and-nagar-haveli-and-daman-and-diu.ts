import type { Bilingual } from '../text.ts';
import { inRegion, type Scheme } from './scheme.ts';

const agriculture: Bilingual = {
  en: 'Department of Agriculture, DNHDD',
  hi: 'कृषि विभाग, दादरा नगर हवेली और दमन दीव',
};

/** Schemes of Dadra and Nagar Haveli and Daman and Diu. */
export const schemes: readonly Scheme[] = inRegion('dadra-and-nagar-haveli-and-daman-and-diu', [
  {
    id: 'farm-input-and-machine-subsidy',
    order: 1,
    title: 'Farm input and machine subsidy',
    titleLanguage: 'en',
    titleHi: 'कृषि इनपुट और मशीन सब्सिडी',
    download: 'NA',
    link: 'https://ddd.gov.in/',
    agency: agriculture,
    kind: 'machines',
    fact: {
      en: 'Seed, implements and horticulture help to tribal farmers',
      hi: 'आदिवासी किसानों को बीज, औजार और बागवानी सहायता',
      certainty: 'memory',
    },
    certainty: 'memory',
    source: 'general knowledge',
  },
  {
    id: 'central-farm-schemes-in-the-territory',
    order: 2,
    title: 'Central farm schemes in the territory',
    titleLanguage: 'en',
    titleHi: 'इस प्रदेश में केंद्र की कृषि योजनाएं',
    download: 'NA',
    link: 'https://ddd.gov.in/',
    agency: agriculture,
    kind: 'advice',
    fact: { en: 'PM-KISAN and soil cards', hi: 'PM-KISAN और मृदा कार्ड', certainty: 'memory' },
    certainty: 'memory',
    source: 'general knowledge',
  },
]);
