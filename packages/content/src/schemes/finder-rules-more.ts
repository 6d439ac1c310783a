import { callCentre } from '../about/call-centre.ts';
import { bankAccount, grows } from './finder-conditions.ts';
import { papers } from './finder-papers.ts';
import type { Rule } from './finder-rule.ts';

const guidelines = 'general knowledge of the scheme guidelines';

const keepsAnimals = grows(['animals'], {
  en: 'For those who keep animals.',
  hi: 'पशुपालन करने वालों के लिए।',
});

/** Animals, fish, bees, markets and advice. */
export const moreRules: readonly Rule[] = [
  {
    scheme: 'pmmsy',
    helpsWith: ['animals', 'loan'],
    conditions: [
      grows(['fish'], {
        en: 'For those who raise or catch fish.',
        hi: 'मछली पालने या पकड़ने वालों के लिए।',
      }),
      bankAccount,
    ],
    verdict: 'likely',
    because: {
      en: 'Ponds, boats, ice and feed: 40% help, 60% for women, SC and ST.',
      hi: 'तालाब, नाव, बर्फ और दाना: 40% सहायता, महिला, SC और ST को 60%।',
    },
    bring: [papers.identity, papers.landOrLease, papers.bank, papers.project, papers.caste],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'national-livestock-mission',
    helpsWith: ['animals', 'loan'],
    conditions: [keepsAnimals, bankAccount],
    verdict: 'check',
    because: {
      en: 'For a new unit of poultry, sheep, goats, pigs or fodder: half of the capital, once a bank agrees.',
      hi: 'मुर्गी, भेड़, बकरी, सूअर या चारे की नई इकाई के लिए: बैंक की मंजूरी पर आधी पूंजी।',
    },
    bring: [papers.identity, papers.landOrLease, papers.project, papers.training, papers.bank],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'ahidf',
    helpsWith: ['animals', 'loan'],
    conditions: [keepsAnimals, bankAccount],
    verdict: 'check',
    because: {
      en: 'For a dairy, meat or feed plant on a bank loan: 3% off the interest.',
      hi: 'बैंक ऋण से डेयरी, मांस या पशु आहार संयंत्र के लिए: ब्याज में 3% छूट।',
    },
    bring: [papers.identity, papers.project, papers.bank],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'rashtriya-gokul-mission',
    helpsWith: ['animals'],
    conditions: [keepsAnimals],
    verdict: 'likely',
    because: {
      en: 'Artificial insemination of cows and buffaloes at your door: call the veterinary office.',
      hi: 'गाय-भैंस का कृत्रिम गर्भाधान घर पर: पशु चिकित्सालय को बुलाएं।',
    },
    bring: [papers.phone],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'beekeeping',
    helpsWith: ['animals', 'income'],
    conditions: [
      grows(['bees'], { en: 'For those who keep bees.', hi: 'मधुमक्खी पालने वालों के लिए।' }),
      bankAccount,
    ],
    verdict: 'likely',
    because: {
      en: 'Register on Madhukranti first, then ask for training, boxes and honey testing.',
      hi: 'पहले मधुक्रांति पर पंजीकरण करें, फिर प्रशिक्षण, बक्से और शहद जांच मांगें।',
    },
    bring: [papers.identity, papers.photo, papers.bank, papers.training],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'e-nam',
    helpsWith: ['market'],
    conditions: [
      grows(['crops', 'horticulture'], {
        en: 'It sells crops, fruit and vegetables.',
        hi: 'यहां फसल, फल और सब्जी बिकती है।',
      }),
      bankAccount,
    ],
    verdict: 'check',
    because: {
      en: 'You can sell there if a mandi near you is linked: ask at its gate.',
      hi: 'पास की मंडी जुड़ी हो तो बेच सकते हैं: मंडी के गेट पर पूछें।',
    },
    bring: [papers.identity, papers.bank, papers.phone, papers.produce],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'fpo',
    helpsWith: ['market', 'loan'],
    conditions: [],
    verdict: 'check',
    because: {
      en: 'You join a farmer producer organisation of your area with a small share: ask which one is near.',
      hi: 'छोटा हिस्सा देकर अपने इलाके के किसान उत्पादक संगठन से जुड़ें: पूछें पास में कौन सा है।',
    },
    bring: [papers.identity, papers.landOrLease, papers.bank],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'agristack',
    helpsWith: ['advice', 'income', 'loan'],
    conditions: [
      {
        ask: 'land',
        oneOf: ['owner'],
        otherwise: 'check',
        because: {
          en: 'The register began with owners of land: ask whether tenants are written in.',
          hi: 'पंजीकरण जमीन मालिकों से शुरू हुआ: पूछें कि पट्टेदार भी जुड़ते हैं या नहीं।',
        },
      },
    ],
    verdict: 'likely',
    because: {
      en: 'A farmer ID saves showing the same papers for each scheme.',
      hi: 'किसान आईडी हो तो हर योजना में वही कागज बार-बार नहीं दिखाने पड़ते।',
    },
    bring: [papers.identity, papers.land, papers.phone],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'kisan-call-centre',
    helpsWith: ['advice', 'soil', 'animals', 'market'],
    conditions: [],
    verdict: 'likely',
    because: {
      en: `Anyone may call ${callCentre}, free, from 6 am to 10 pm.`,
      hi: `कोई भी ${callCentre} पर मुफ्त बात कर सकता है, सुबह 6 से रात 10 बजे तक।`,
    },
    bring: [papers.phone],
    certainty: 'source read',
    source: 'public list of helplines checked on 22 August 2026',
  },
];
