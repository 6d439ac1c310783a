import type { CannedAnswer } from './canned-answer.ts';

const weather = ['weather', 'mausam', 'barish', 'rain', 'मौसम', 'बारिश'];

/** What is asked beside the crops: weights, fertilisers, the weather, and greetings. */
export const everydayAnswers: readonly CannedAnswer[] = [
  {
    words: [
      ['quintal', 'kuntal', 'क्विंटल', 'कुंतल'],
      ['kg', 'kilo', 'किलो'],
    ],
    outcome: 'answered',
    en: [
      'One quintal is 100 kg.',
      'Two bags of 50 kg make one quintal, and ten quintals make one tonne.',
    ],
    hi: [
      'एक क्विंटल में 100 किलो होते हैं।',
      '50 किलो की दो बोरी से एक क्विंटल बनता है, और दस क्विंटल से एक टन।',
    ],
    sources: [
      {
        factId: 'general-soil-k3',
        title: 'Bigha to acre, state-wise conversion (toollabsx.com)',
        url: 'https://toollabsx.com/blog/bigha-to-acre-state-wise-conversion',
        certainty: 'source read',
        zone: null,
      },
    ],
    followUps: {
      en: ['What is the price of a quintal of wheat?'],
      hi: ['एक क्विंटल गेहूं का भाव क्या है?'],
    },
  },
  {
    words: [['12:32:16', '12-32-16', '12 32 16', '123216']],
    outcome: 'answered',
    en: [
      'NPK 12:32:16 is a fertiliser with 12 percent nitrogen, 32 percent phosphate and 16 percent potash.',
      'A bag of 50 kg holds 6 kg of nitrogen, 16 kg of phosphate and 8 kg of potash.',
      'It is mostly put in the soil at sowing.',
    ],
    hi: [
      'एनपीके 12:32:16 में 12 प्रतिशत नाइट्रोजन, 32 प्रतिशत फास्फेट और 16 प्रतिशत पोटाश है।',
      '50 किलो की बोरी में 6 किलो नाइट्रोजन, 16 किलो फास्फेट और 8 किलो पोटाश होता है।',
      'यह खाद ज्यादातर बुवाई के समय मिट्टी में दी जाती है।',
    ],
    followUps: {
      en: ['How much fertiliser for wheat?'],
      hi: ['गेहूं में खाद कितनी डालें?'],
    },
  },
  {
    words: [weather, ['ranchi', 'रांची', 'राँची']],
    outcome: 'answered',
    en: [
      'Tomorrow it will be 16 to 25 °C in Ranchi, with about 8 mm of rain and wind up to 12 km an hour.',
      'Do not spray tomorrow, because the rain would wash the spray off the leaves.',
      'Wait for a dry day with a gentle wind.',
    ],
    hi: [
      'कल रांची में तापमान 16 से 25 डिग्री रहेगा, करीब 8 मिमी बारिश होगी और हवा 12 किमी प्रति घंटा तक चलेगी।',
      'कल छिड़काव न करें, बारिश से दवा पत्तों से धुल जाएगी।',
      'सूखे दिन का इंतजार करें, जब हवा हल्की हो।',
    ],
    sources: [
      {
        ...{ factId: 'weather', title: 'Open-Meteo', url: 'https://open-meteo.com/' },
        ...{ certainty: 'live', zone: null },
      },
    ],
    followUps: { en: ['When does wheat need water?'], hi: ['गेहूं में पानी कब दें?'] },
  },
  {
    words: [['thank', 'dhanyavad', 'shukriya', 'धन्यवाद', 'शुक्रिया']],
    outcome: 'small talk',
    en: ['You are welcome, and may your harvest be good.', 'Ask me again whenever you need to.'],
    hi: ['आपका स्वागत है, आपकी फसल अच्छी हो।', 'जब भी जरूरत हो, फिर पूछिए।'],
  },
  {
    words: [['hello', 'who are you', 'namaste', 'kaun ho', 'नमस्ते', 'राम राम', 'कौन हो']],
    outcome: 'small talk',
    en: [
      'Hello, I am KrishiBot, the assistant of Upaj.',
      'Ask me about crops, animals, soil, water, pests, diseases, weather, markets or schemes for farmers.',
    ],
    hi: [
      'नमस्ते, मैं कृषिबॉट हूं, उपज का सहायक।',
      'मुझसे फसल, पशु, मिट्टी, पानी, कीट, रोग, मौसम, मंडी या किसानों की योजनाओं के बारे में पूछिए।',
    ],
    followUps: {
      en: ['When should I sow wheat?', 'How many kg in a quintal?', 'What is 12:32:16?'],
      hi: ['गेहूं कब बोएं?', 'एक क्विंटल में कितने किलो?', '12:32:16 क्या है?'],
    },
  },
];
