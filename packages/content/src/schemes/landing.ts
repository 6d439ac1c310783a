import type { Bilingual } from '../text.ts';
import { inRegion, type Scheme } from './scheme.ts';

const agriculture: Bilingual = {
  en: 'Department of Agriculture and Farmers Welfare',
  hi: 'कृषि एवं किसान कल्याण विभाग',
};

/** How many schemes India's list has: the landing page says how many more there are. */
export const schemeCount = 34;

/** The first three schemes of India, apart so that the landing page loads no others. */
export const firstSchemes: readonly Scheme[] = inRegion('india', [
  {
    id: 'agriculture-infrastructure-fund',
    order: 1,
    title: 'Agriculture Infrastructure Fund',
    titleLanguage: 'en',
    titleHi: 'कृषि अवसंरचना कोष',
    download: 'https://agriwelfare.gov.in/Documents/AIF_Guidelines_English_12Jun24.pdf',
    link: 'https://agriinfra.dac.gov.in/',
    agency: agriculture,
    kind: 'credit',
    fact: {
      en: '3% off the interest on the first ₹2 crore of a loan for up to 7 years, to 2032-33; new loans were planned to 2025-26, so ask the bank',
      hi: 'ऋण के पहले ₹2 करोड़ पर 7 साल तक ब्याज में 3% की छूट, 2032-33 तक; नए ऋण 2025-26 तक के थे, बैंक से पूछें',
      certainty: 'source read',
    },
    certainty: 'source read',
    source: "the original product's list; link replaced by the home page of the site",
  },
  {
    id: 'pm-kisan',
    order: 2,
    title: 'PM-KISAN (Pradhan Mantri Kisan Samman Nidhi)',
    titleLanguage: 'en',
    titleHi: 'पीएम-किसान (प्रधानमंत्री किसान सम्मान निधि)',
    download: 'NA',
    link: 'https://pmkisan.gov.in/',
    agency: agriculture,
    kind: 'income',
    fact: {
      en: '₹6,000 a year in three payments of ₹2,000 to farmer families with land of any size, into an account with Aadhaar',
      hi: 'जमीन वाले किसान परिवारों को, जमीन कितनी भी हो, साल में ₹6,000, ₹2,000 की तीन किस्तों में, आधार से जुड़े खाते में',
      certainty: 'source read',
    },
    certainty: 'source read',
    source: "the original product's list",
  },
  {
    id: 'atma',
    order: 3,
    title: 'Agricultural Technology Management Agency (ATMA)',
    titleLanguage: 'en',
    titleHi: 'कृषि प्रौद्योगिकी प्रबंधन अभिकरण (आत्मा)',
    download: 'https://agriwelfare.gov.in/Documents/ATMA-Guidelines%202018.pdf',
    link: 'https://extensionreforms.da.gov.in/',
    agency: agriculture,
    kind: 'advice',
    fact: {
      en: 'The farm extension agency of the district: free training, demonstrations, exposure visits, farm schools',
      hi: 'जिले की कृषि प्रसार एजेंसी: मुफ्त प्रशिक्षण, प्रदर्शन, भ्रमण और किसान पाठशाला',
      certainty: 'source read',
    },
    certainty: 'source read',
    source: "the original product's list; link replaced by the home page of the site",
  },
]);
