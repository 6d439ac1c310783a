import { bankAccount, grows, noIncomeTax, ownLand, someLand } from './finder-conditions.ts';
import { papers } from './finder-papers.ts';
import type { Rule } from './finder-rule.ts';

const guidelines = 'general knowledge of the scheme guidelines';

/** Income, pension, loans and insurance. */
export const moneyRules: readonly Rule[] = [
  {
    scheme: 'pm-kisan',
    helpsWith: ['income'],
    conditions: [
      ownLand,
      noIncomeTax,
      {
        ask: 'hasGovernmentPay',
        is: false,
        otherwise: 'not',
        because: {
          en: 'Left out: most government employees, and pensions of ₹10,000 a month or more.',
          hi: 'अधिकतर सरकारी कर्मचारी और ₹10,000 महीना या ज्यादा पेंशन वाले बाहर हैं।',
        },
      },
      bankAccount,
      {
        ask: 'state',
        noneOf: ['nagaland', 'manipur', 'meghalaya', 'arunachal-pradesh', 'mizoram'],
        otherwise: 'check',
        because: {
          en: 'Where land belongs to the village or clan, a certificate of the state stands in for the land record.',
          hi: 'जहां जमीन गांव या कुल की है, वहां जमीन के कागज की जगह राज्य का प्रमाणपत्र चलता है।',
        },
      },
    ],
    verdict: 'likely',
    because: {
      en: 'Your family has land of its own: ₹6,000 a year in three payments.',
      hi: 'आपके परिवार की अपनी जमीन है: साल में ₹6,000, तीन किस्तों में।',
    },
    bring: [papers.identity, papers.land, papers.bankWithAadhaar, papers.phone],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'pm-kmy',
    helpsWith: ['income'],
    conditions: [
      {
        ask: 'age',
        from: 18,
        to: 40,
        otherwise: 'not',
        because: {
          en: 'You can join from the age of 18 to 40.',
          hi: 'इसमें 18 से 40 की उम्र में ही जुड़ सकते हैं।',
        },
      },
      ownLand,
      {
        ask: 'hectares',
        atMost: 2,
        otherwise: 'not',
        because: {
          en: 'Only for small and marginal farmers with up to 2 hectares.',
          hi: 'केवल 2 हेक्टेयर तक के छोटे और सीमांत किसानों के लिए।',
        },
      },
      noIncomeTax,
      bankAccount,
    ],
    verdict: 'likely',
    because: {
      en: 'Your age and land fit: ₹55 to ₹200 a month now, ₹3,000 a month from 60.',
      hi: 'आपकी उम्र और जमीन ठीक है: अभी ₹55 से ₹200 महीना, 60 के बाद ₹3,000 महीना।',
    },
    bring: [papers.identity, papers.bank, papers.land],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'kisan-credit-card',
    helpsWith: ['loan'],
    conditions: [
      grows(['crops', 'horticulture', 'animals', 'fish'], {
        en: 'For those who farm, keep animals or raise fish.',
        hi: 'खेती, पशुपालन या मछली पालन करने वालों के लिए।',
      }),
      {
        ask: 'land',
        oneOf: ['owner', 'tenant'],
        otherwise: 'check',
        because: {
          en: 'Without land: through a joint liability group, or for animals and fish. Ask the bank.',
          hi: 'जमीन न हो तो संयुक्त देयता समूह से, या पशु-मछली के लिए। बैंक से पूछें।',
        },
      },
    ],
    verdict: 'likely',
    because: {
      en: 'Owners, tenants and sharecroppers can apply: up to ₹3 lakh at 7%, 4% if repaid on time.',
      hi: 'मालिक, पट्टेदार और बटाईदार आवेदन कर सकते हैं: ₹3 लाख तक 7% पर, समय पर चुकाने पर 4%।',
    },
    bring: [papers.identity, papers.photo, papers.landOrLease, papers.sowing],
    certainty: 'source read',
    source: 'bank pages on the Kisan Credit Card; Business Standard, 28 May 2025',
  },
  {
    scheme: 'pmfby',
    helpsWith: ['insurance'],
    conditions: [
      grows(['crops', 'horticulture'], {
        en: 'It insures crops.',
        hi: 'यह फसल का बीमा है।',
      }),
      someLand,
      {
        ask: 'state',
        noneOf: ['bihar', 'west-bengal', 'gujarat', 'punjab', 'telangana', 'jharkhand'],
        otherwise: 'check',
        because: {
          en: 'Your state has at times stayed out or run its own cover: ask whether it takes part this season.',
          hi: 'आपका राज्य कभी-कभी इससे बाहर रहा है या अपनी योजना चलाता है: पूछें कि इस मौसम में लागू है या नहीं।',
        },
      },
      bankAccount,
    ],
    verdict: 'likely',
    because: {
      en: 'Owners and tenants can insure the crops notified in their area, before the last date of the season.',
      hi: 'मालिक और पट्टेदार अपने इलाके की अधिसूचित फसल का बीमा मौसम की अंतिम तारीख से पहले करा सकते हैं।',
    },
    bring: [papers.identity, papers.bank, papers.landOrLease, papers.sowing],
    certainty: 'memory',
    source: 'public pages on PMFBY; which states take part is general knowledge',
  },
  {
    scheme: 'rwbcis',
    helpsWith: ['insurance'],
    conditions: [
      grows(['horticulture', 'crops'], {
        en: 'It insures crops against bad weather.',
        hi: 'यह खराब मौसम से फसल का बीमा है।',
      }),
      someLand,
      bankAccount,
    ],
    verdict: 'check',
    because: {
      en: 'It covers the crops and places that your state names, mostly fruit and vegetables: ask for the list.',
      hi: 'राज्य द्वारा तय फसल और इलाके ही आते हैं, अधिकतर फल-सब्जी: सूची पूछें।',
    },
    bring: [papers.identity, papers.bank, papers.landOrLease],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'agriculture-infrastructure-fund',
    helpsWith: ['loan'],
    conditions: [
      {
        ask: 'hasBankAccount',
        is: true,
        otherwise: 'check',
        because: {
          en: 'It makes a bank loan cheaper: open an account first.',
          hi: 'यह बैंक ऋण सस्ता करता है: पहले खाता खोलें।',
        },
      },
    ],
    verdict: 'check',
    because: {
      en: 'For a store, sorting shed or cold room: 3% off the interest once a bank agrees to your project.',
      hi: 'गोदाम, छंटाई शेड या कोल्ड रूम के लिए: बैंक की मंजूरी पर ब्याज में 3% छूट।',
    },
    bring: [papers.identity, papers.project, papers.land, papers.bank],
    certainty: 'memory',
    source: guidelines,
  },
];
