import { callCentre } from '@upaj/content/about/call-centre';
import type { ChatEvent, ChatSource } from '@upaj/contract/chat.schema';

/** An answer of the mock server in both languages. */
export interface CannedAnswer {
  /** The message has a word of each of these. */
  words: readonly (readonly string[])[];
  outcome: Extract<ChatEvent, { kind: 'end' }>['outcome'];
  en: readonly string[];
  hi: readonly string[];
  sources: readonly ChatSource[];
  followUps: { en: readonly string[]; hi: readonly string[] };
}

const wheat = ['wheat', 'gehu', 'गेहूं', 'गेहूँ'];
const noFollowUps = { en: [], hi: [] };

const commonPractice = { title: 'common practice', url: null, zone: null } as const;

/** What KrishiBot knows in the mocks; the first that fits answers. The ids are those of real facts. */
export const cannedAnswers: readonly CannedAnswer[] = [
  {
    words: [
      ['poison', 'pesticide', 'zeher', 'जहर', 'दवा'],
      ['drank', 'drunk', 'swallowed', 'pee li', 'पी ली'],
    ],
    outcome: 'helpline',
    en: ['Call the poison information centre on 1800-116-117 or an ambulance on 108 at once.'],
    hi: ['तुरंत जहर सूचना केंद्र 1800-116-117 या एंबुलेंस 108 पर फोन करें।'],
    sources: [],
    followUps: noFollowUps,
  },
  {
    words: [['kill myself', 'suicide', 'end my life', 'aatmhatya', 'आत्महत्या', 'मरना चाहता']],
    outcome: 'helpline',
    en: ['You are not alone. Please talk to Tele-MANAS on 14416, free, day and night.'],
    hi: ['आप अकेले नहीं हैं। टेली-मानस 14416 पर बात करें, मुफ्त, दिन-रात।'],
    sources: [],
    followUps: noFollowUps,
  },
  {
    words: [['cricket', 'film', 'movie', 'forget your instructions', 'क्रिकेट', 'फिल्म']],
    outcome: 'refused',
    en: ['Sorry, your query is not related to plants or animals.'],
    hi: ['माफ करें, आपका सवाल पौधों या पशुओं से जुड़ा नहीं है।'],
    sources: [],
    followUps: noFollowUps,
  },
  {
    words: [wheat, ['price', 'msp', 'bhav', 'rate', 'भाव', 'दाम']],
    outcome: 'answered',
    en: [
      'The MSP of Wheat for 2026-27 is ₹2,585 per quintal, announced on 01/10/2025.',
      'On Upaj the middle price of 4 listings of Wheat is ₹2,640 per quintal today.',
    ],
    hi: [
      '2026-27 के लिए गेहूं का MSP ₹2,585 प्रति क्विंटल है, घोषणा 01/10/2025 को हुई।',
      'उपज पर आज गेहूं की 4 पेशकशों का बीच का भाव ₹2,640 प्रति क्विंटल है।',
    ],
    sources: [
      {
        ...{ factId: 'msp', title: 'MSP 2026-27', url: null },
        certainty: 'source read',
        zone: null,
      },
      {
        ...{ factId: 'listings', title: 'Listings of Wheat on Upaj', url: '/mandi?q=Wheat' },
        ...{ certainty: 'live', zone: null },
      },
    ],
    followUps: { en: ['When should I sow wheat?'], hi: ['गेहूं कब बोएं?'] },
  },
  {
    words: [wheat, ['irrigat', 'water', 'pani', 'sinchai', 'पानी', 'सिंचाई']],
    outcome: 'answered',
    en: [
      'The first irrigation at crown root stage, 20 to 25 days after sowing, matters most; wheat usually needs 4 to 6 irrigations in all.',
    ],
    hi: [
      'पहला पानी ताजमूल (सीआरआई) अवस्था में, बुवाई के 20 से 25 दिन बाद, सबसे जरूरी है। गेहूं को कुल 4 से 6 पानी चाहिए।',
    ],
    sources: [
      {
        factId: 'wheat-irrigation-1',
        title: 'Farmer Friend: package of practices for wheat for India',
        url: 'http://farmerfriend.info/pop-wheat.html',
        certainty: 'source read',
        zone: null,
      },
    ],
    followUps: { en: ['How much urea does wheat need?'], hi: ['गेहूं में कितना यूरिया दें?'] },
  },
  {
    words: [wheat, ['sow', 'bona', 'boye', 'buwai', 'बो', 'बुवाई']],
    outcome: 'answered',
    en: [
      'Best time for irrigated wheat is the first half of November in the north-west plains and mid November in the north-east plains and central India; finish before about 20 November, because later sowing fills grain in hot wind.',
      'This holds for the North-west plains.',
    ],
    hi: [
      'सिंचित गेहूं की बुवाई उत्तर पश्चिम में नवंबर के पहले पखवाड़े में, उत्तर पूर्व और मध्य भारत में मध्य नवंबर में करें। लगभग 20 नवंबर से पहले पूरी करें, देर में दाना गर्म हवा में भरता है।',
      'यह बात उत्तर पश्चिमी मैदानों के लिए है।',
    ],
    sources: [
      {
        factId: 'wheat-sowing-1',
        title: 'Krishi Jagran: sow wheat before November 20 for good yield',
        url: 'https://krishijagran.com/agriculture-world/wheat-cultivation-to-get-good-yield-sow-this-variety-of-wheat-before-november-20/',
        certainty: 'source read',
        zone: { en: 'North-west plains', hi: 'उत्तर-पश्चिमी मैदान' },
      },
    ],
    followUps: {
      en: ['And for late sowing?', 'When does wheat need water?'],
      hi: ['और देर से बुवाई के लिए?', 'गेहूं में पानी कब दें?'],
    },
  },
  {
    words: [
      ['rice', 'paddy', 'dhan', 'धान'],
      ['urea', 'fertilizer', 'dose', 'khad', 'यूरिया', 'खाद'],
    ],
    outcome: 'answered',
    en: [
      'A common dose for irrigated high yielding rice is 120 kg N, 60 kg P2O5 and 40 kg K2O per hectare (48:24:16 kg per acre): all P and K and one third to one half of N at planting, the rest of N in two parts at tillering and at panicle start. Follow the soil health card first.',
    ],
    hi: [
      'सिंचित अधिक उपज वाले धान की आम मात्रा: नाइट्रोजन 120, फॉस्फोरस 60, पोटाश 40 किलो प्रति हेक्टेयर (48:24:16 किलो प्रति एकड़)। पहले मिट्टी की जांच मानें।',
    ],
    sources: [{ factId: 'rice-nutrients-1', ...commonPractice, certainty: 'memory' }],
    followUps: { en: ['Where is soil tested near me?'], hi: ['मेरे पास मिट्टी की जांच कहां होती है?'] },
  },
  {
    words: [['yellow', 'pili', 'peeli', 'पीली', 'पीले']],
    outcome: 'asked back',
    en: ['Which crop is it, and in which state does it grow?'],
    hi: ['कौन सी फसल है, और किस राज्य में है?'],
    sources: [],
    followUps: { en: ['Rice', 'Wheat', 'Tomato'], hi: ['धान', 'गेहूं', 'टमाटर'] },
  },
  {
    words: [
      ['cow', 'cattle', 'gay', 'गाय'],
      ['milk', 'doodh', 'dudh', 'दूध'],
    ],
    outcome: 'answered',
    en: [
      'Give clean water freely and never change feed, timing or shed routine suddenly; 83 to 87 % of milk is water, so thirst cuts milk at once.',
    ],
    hi: [
      'साफ पानी जितना पशु पिए उतना दें और चारा, समय या दिनचर्या अचानक न बदलें; दूध में 83 से 87 % पानी होता है, प्यासे पशु का दूध तुरंत घटता है।',
    ],
    sources: [
      {
        factId: 'cattle-feeding-6',
        title: 'The Hindu: judicious feeding (LUVAS, Hisar)',
        url: 'http://www.thehindu.com/sci-tech/agriculture/judicious-feeding-to-increase-milk-production/article3939159.ece',
        certainty: 'source read',
        zone: null,
      },
    ],
    followUps: noFollowUps,
  },
];

/** The answer to everything else. */
export const unknownAnswer: CannedAnswer = {
  words: [],
  outcome: 'unknown',
  en: [
    'I do not know this.',
    `Please ask the Kisan Call Centre on ${callCentre}, free of charge from 6 am to 10 pm.`,
  ],
  hi: ['यह मुझे नहीं पता।', `किसान कॉल सेंटर ${callCentre} पर पूछें, सुबह 6 से रात 10 बजे तक मुफ्त।`],
  sources: [],
  followUps: noFollowUps,
};
