import { inRegion, type Scheme } from './scheme.ts';

/** Schemes of Arunachal Pradesh. */
export const schemes: readonly Scheme[] = inRegion('arunachal-pradesh', [
  {
    id: 'atma-nirbhar-krishi-yojana-application-form',
    order: 1,
    title: 'Atma Nirbhar Krishi Yojana (ANKY): application form',
    titleLanguage: 'en',
    titleHi: 'आत्मनिर्भर कृषि योजना (एएनकेवाई): आवेदन पत्र',
    isOwnTitle: true,
    download:
      'https://agri.arunachal.gov.in/upload/files/ANKY%20Application_02_23_58pm59cf241c982b7d5b4a7da001c0c77047.pdf',
    link: 'https://agri.arunachal.gov.in/',
    agency: { en: 'Department of Agriculture, Arunachal Pradesh', hi: 'कृषि विभाग, अरुणाचल प्रदेश' },
    kind: 'crops',
    fact: {
      en: "State farm programme: subsidy, bank loan and farmer's share of 45:45:10",
      hi: 'राज्य का खेती कार्यक्रम: सब्सिडी, बैंक ऋण और किसान का हिस्सा 45:45:10',
      certainty: 'memory',
    },
    certainty: 'source read',
    source: "the original product's list for the state",
  },
  {
    id: 'atma-nirbhar-bagwani-yojana',
    order: 2,
    title: 'Atma Nirbhar Bagwani Yojana',
    titleLanguage: 'en',
    titleHi: 'आत्मनिर्भर बागवानी योजना',
    download: 'NA',
    link: 'https://agri.arunachal.gov.in/',
    agency: { en: 'Department of Horticulture', hi: 'उद्यान विभाग' },
    kind: 'horticulture',
    fact: {
      en: 'Sister programme of ANKY for fruit crops',
      hi: 'फल फसलों के लिए ANKY जैसा कार्यक्रम',
      certainty: 'memory',
    },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
  {
    id: 'chief-minister-krishi-rinn-yojana',
    order: 3,
    title: 'Chief Minister Krishi Rinn Yojana',
    titleLanguage: 'en',
    titleHi: 'मुख्यमंत्री कृषि ऋण योजना',
    download: 'NA',
    link: 'https://arunachalpradesh.gov.in/',
    agency: { en: 'Government of Arunachal Pradesh', hi: 'अरुणाचल प्रदेश सरकार' },
    kind: 'credit',
    fact: { en: 'Interest relief on crop loans', hi: 'फसल ऋण के ब्याज में छूट', certainty: 'memory' },
    certainty: 'portal host seen',
    source: 'home page of the department',
  },
]);
