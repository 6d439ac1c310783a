import { bankAccount, grows, ownLandOrAsk, someLand } from './finder-conditions.ts';
import { papers } from './finder-papers.ts';
import type { Rule } from './finder-rule.ts';

const guidelines = 'general knowledge of the scheme guidelines';

/** Water, machines, soil and what grows. */
export const fieldRules: readonly Rule[] = [
  {
    scheme: 'pmksy',
    helpsWith: ['irrigation'],
    conditions: [
      someLand,
      ownLandOrAsk,
      {
        ask: 'hectares',
        atMost: 5,
        otherwise: 'check',
        because: {
          en: 'Help with drip and sprinkler is for up to 5 hectares of one farmer.',
          hi: 'ड्रिप और स्प्रिंकलर की सहायता एक किसान को 5 हेक्टेयर तक मिलती है।',
        },
      },
      bankAccount,
    ],
    verdict: 'likely',
    because: {
      en: 'Drip and sprinkler: 55% of the cost up to 2 hectares of land, 45% above.',
      hi: 'ड्रिप और स्प्रिंकलर: 2 हेक्टेयर तक के किसान को लागत का 55%, ऊपर वालों को 45%।',
    },
    bring: [papers.identity, papers.land, papers.water, papers.bank, papers.quotation],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'pm-kusum',
    helpsWith: ['irrigation'],
    conditions: [someLand, ownLandOrAsk],
    verdict: 'check',
    because: {
      en: 'Solar pumps are given as long as the quota of the state lasts: ask when booking opens.',
      hi: 'सोलर पंप राज्य के कोटे तक मिलते हैं: पूछें कि बुकिंग कब खुलेगी।',
    },
    bring: [papers.identity, papers.land, papers.water, papers.bank],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'smam',
    helpsWith: ['machines'],
    conditions: [
      {
        ask: 'land',
        oneOf: ['owner'],
        otherwise: 'check',
        because: {
          en: 'Most states ask for a land record; without one, look for a custom hiring centre.',
          hi: 'अधिकतर राज्य जमीन का कागज मांगते हैं; न हो तो कस्टम हायरिंग केंद्र देखें।',
        },
      },
      bankAccount,
    ],
    verdict: 'likely',
    because: {
      en: 'Machines with 40 to 50% off; small farmers, women, SC and ST get the higher share.',
      hi: 'मशीन पर 40 से 50% छूट; छोटे किसान, महिला, SC और ST को ज्यादा हिस्सा।',
    },
    bring: [papers.identity, papers.land, papers.bank, papers.quotation, papers.caste],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'namo-drone-didi',
    helpsWith: ['machines'],
    conditions: [
      {
        ask: 'isWoman',
        is: true,
        otherwise: 'not',
        because: {
          en: "It is for women's self-help groups.",
          hi: 'यह महिला स्वयं सहायता समूहों के लिए है।',
        },
      },
    ],
    verdict: 'check',
    because: {
      en: 'The drone goes to a chosen group, not to one person: ask your cluster federation.',
      hi: 'ड्रोन चुने हुए समूह को मिलता है, अकेले व्यक्ति को नहीं: अपने संकुल संघ से पूछें।',
    },
    bring: [papers.identity, papers.group, papers.bank],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'midh',
    helpsWith: ['irrigation', 'market', 'advice'],
    conditions: [
      grows(['horticulture'], {
        en: 'For fruit, vegetables, flowers, spices and mushrooms.',
        hi: 'फल, सब्जी, फूल, मसाले और मशरूम के लिए।',
      }),
      ownLandOrAsk,
      bankAccount,
    ],
    verdict: 'likely',
    because: {
      en: 'Help with orchards, nurseries, polyhouses and pack houses through the district horticulture office.',
      hi: 'बाग, नर्सरी, पॉलीहाउस और पैक हाउस में सहायता, जिला उद्यान कार्यालय से।',
    },
    bring: [papers.identity, papers.land, papers.bank, papers.quotation],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'oil-palm',
    helpsWith: ['income'],
    conditions: [
      grows(['crops', 'horticulture'], {
        en: 'For those who plant oil palm.',
        hi: 'ऑयल पाम लगाने वालों के लिए।',
      }),
      {
        ask: 'state',
        oneOf: [
          'andhra-pradesh',
          'telangana',
          'tamil-nadu',
          'karnataka',
          'kerala',
          'odisha',
          'chhattisgarh',
          'goa',
          'gujarat',
          'assam',
          'arunachal-pradesh',
          'manipur',
          'mizoram',
          'nagaland',
          'tripura',
          'meghalaya',
          'andaman-and-nicobar-islands',
        ],
        otherwise: 'not',
        because: {
          en: 'Oil palm is planted with help only in wet, warm states; yours is not among them.',
          hi: 'ऑयल पाम केवल नम और गर्म राज्यों में लगता है; आपका राज्य उनमें नहीं।',
        },
      },
      ownLandOrAsk,
    ],
    verdict: 'check',
    because: {
      en: 'Only in chosen districts with a mill near by: ask the horticulture office.',
      hi: 'केवल चुने हुए जिलों में, जहां पास में मिल है: उद्यान कार्यालय से पूछें।',
    },
    bring: [papers.identity, papers.land, papers.bank],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'soil-health-card',
    helpsWith: ['soil', 'advice'],
    conditions: [someLand],
    verdict: 'likely',
    because: {
      en: 'Every field can get a card that says what it lacks.',
      hi: 'हर खेत का कार्ड बन सकता है, जो मिट्टी की कमी बताता है।',
    },
    bring: [papers.samples, papers.identity, papers.phone],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'pkvy',
    helpsWith: ['soil', 'income'],
    conditions: [
      grows(['crops', 'horticulture'], {
        en: 'For those who grow without chemicals.',
        hi: 'बिना रसायन के फसल उगाने वालों के लिए।',
      }),
      someLand,
    ],
    verdict: 'check',
    because: {
      en: 'Farmers of a village join as a cluster for three years: ask whether one is forming near you.',
      hi: 'गांव के किसान तीन साल के लिए क्लस्टर में जुड़ते हैं: पूछें कि पास में बन रहा है या नहीं।',
    },
    bring: [papers.identity, papers.landOrLease, papers.bank, papers.group],
    certainty: 'memory',
    source: guidelines,
  },
  {
    scheme: 'natural-farming',
    helpsWith: ['soil', 'advice'],
    conditions: [
      grows(['crops', 'horticulture'], {
        en: 'For those who grow crops.',
        hi: 'फसल उगाने वालों के लिए।',
      }),
      someLand,
    ],
    verdict: 'check',
    because: {
      en: 'It works in chosen clusters with trained neighbours: ask your KVK or agriculture office.',
      hi: 'यह चुने हुए क्लस्टर में, प्रशिक्षित साथियों के साथ चलता है: केवीके या कृषि कार्यालय से पूछें।',
    },
    bring: [papers.identity, papers.landOrLease],
    certainty: 'memory',
    source: guidelines,
  },
];
