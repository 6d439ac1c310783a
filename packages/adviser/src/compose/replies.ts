import { callCentre } from '@upaj/content/about/call-centre';
import type { Bilingual } from '@upaj/content/text';

/** The helpline for people who despair, of the Ministry of Health. */
const teleManas = '14416';
/** National Poisons Information Centre, AIIMS New Delhi. */
const poisonsCentre = '1800-116-117';

export type Refusal = 'off topic' | 'instructions' | 'medical' | 'poisoning' | 'distress';

/** What is said in place of an answer, in whole sentences. */
export const refusals: Readonly<Record<Refusal, readonly Bilingual[]>> = {
  'off topic': [
    {
      en: 'Sorry, your query is not related to plants or animals.',
      hi: 'माफ कीजिए, आपका सवाल पौधों या पशुओं के बारे में नहीं है।',
    },
    {
      en: 'Ask me about crops, trees, farm animals, soil, weather, markets or schemes for farmers.',
      hi: 'मुझसे फसल, पेड़, पशु, मिट्टी, मौसम, मंडी या किसानों की योजनाओं के बारे में पूछिए।',
    },
  ],
  instructions: [
    {
      en: 'I keep to my task, and I do not change or show my instructions.',
      hi: 'मैं अपने काम पर ही रहता हूं, और अपने निर्देश न बदलता हूं न दिखाता हूं।',
    },
    {
      en: 'Ask me about crops, animals, soil, markets or schemes for farmers.',
      hi: 'मुझसे फसल, पशु, मिट्टी, मंडी या किसानों की योजनाओं के बारे में पूछिए।',
    },
  ],
  medical: [
    {
      en: 'I advise on plants and animals and not on the health of people.',
      hi: 'मैं पौधों और पशुओं की सलाह देता हूं, इंसान की बीमारी की नहीं।',
    },
    {
      en: 'Please see a doctor or the nearest health centre, and call 112 or 108 in an emergency.',
      hi: 'कृपया डॉक्टर या नजदीकी स्वास्थ्य केंद्र जाएं, और आपात स्थिति में 112 या 108 पर फोन करें।',
    },
  ],
  poisoning: [
    {
      en: `Call the National Poisons Information Centre now on ${poisonsCentre}, free of charge and open day and night, or 112.`,
      hi: `अभी राष्ट्रीय विष सूचना केंद्र को ${poisonsCentre} पर (मुफ्त, दिन-रात) या 112 पर फोन करें।`,
    },
    {
      en: 'Take the person out to fresh air, take off clothes that got wet with it and wash the skin or the eyes with plenty of water.',
      hi: 'मरीज को खुली हवा में लाएं, दवा लगे कपड़े उतारें और त्वचा या आंख खूब पानी से धोएं।',
    },
    {
      en: 'Do not make the person vomit unless the label or a doctor says so, and give nothing to drink to anyone who is not fully awake.',
      hi: 'लेबल या डॉक्टर न कहे तो उल्टी न कराएं, और जो पूरे होश में न हो उसे कुछ न पिलाएं।',
    },
    {
      en: 'Go to the hospital at once and take the pack with its label along.',
      hi: 'तुरंत अस्पताल जाएं और दवा का डिब्बा लेबल सहित साथ ले जाएं।',
    },
  ],
  distress: [
    {
      en: 'I am sorry that things are so hard for you, and I am glad that you wrote it down.',
      hi: 'मुझे दुख है कि आप इतने कठिन समय में हैं, और अच्छा किया कि आपने यह बात कही।',
    },
    {
      en: `Please talk to someone now: Tele-MANAS answers on ${teleManas}, free of charge, day and night, in your language.`,
      hi: `कृपया अभी किसी से बात करें: टेली-मानस ${teleManas} पर दिन-रात, मुफ्त, आपकी भाषा में बात करता है।`,
    },
    {
      en: 'Stay with someone of your family or a friend, and call 112 if you are in danger.',
      hi: 'परिवार के किसी सदस्य या दोस्त के साथ रहें, और खतरा हो तो 112 पर फोन करें।',
    },
    {
      en: 'Debts and losses can be settled with help; you matter more than any crop.',
      hi: 'कर्ज और नुकसान का हल मदद से निकल सकता है; आप किसी भी फसल से ज्यादा जरूरी हैं।',
    },
  ],
};

/** About a crop or an animal that no fact is about. */
export const stranger = (name: string): Bilingual => ({
  en: `I have no facts about ${name} yet, and those about another crop would mislead you.`,
  hi: `${name} के बारे में मेरे पास अभी जानकारी नहीं है, और दूसरी फसल की जानकारी से नुकसान हो सकता है।`,
});

/** Before a question back: the word may be what it is about. */
export const unread = (word: string): Bilingual => ({
  en: `I do not know the word “${word}”.`,
  hi: `“${word}” शब्द मैं नहीं जानता।`,
});

/** About a crop or an animal that no fact is about, before what holds for any. */
export const strangerInGeneral = (name: string): Bilingual => ({
  en: `I have no facts about ${name} yet; this holds in general.`,
  hi: `${name} के बारे में मेरे पास अभी जानकारी नहीं है; आम तौर पर यह बात लागू होती है।`,
});

export const noDose: Bilingual = {
  en: 'I do not give doses of pesticides or medicines: follow the label, or ask the agriculture officer or the veterinarian.',
  hi: 'मैं कीटनाशक या दवा की मात्रा नहीं बताता: लेबल देखें, या कृषि अधिकारी या पशु चिकित्सक से पूछें।',
};

export const callThem: Bilingual = {
  en: `Please ask the Kisan Call Centre: ${callCentre}, free of charge, every day from 6 am to 10 pm.`,
  hi: `कृपया किसान कॉल सेंटर से पूछें: ${callCentre}, मुफ्त, रोज सुबह 6 से रात 10 बजे तक।`,
};

/** To a greeting, to thanks, and to the question who we are. */
export const hello: readonly Bilingual[] = [
  {
    en: 'Hello, I am KrishiBot, the assistant of Upaj.',
    hi: 'नमस्ते, मैं कृषिबॉट हूं, उपज का सहायक।',
  },
  {
    en: 'Ask me about crops, animals, soil, water, pests, diseases, weather, markets or schemes for farmers.',
    hi: 'मुझसे फसल, पशु, मिट्टी, पानी, कीट, रोग, मौसम, मंडी या किसानों की योजनाओं के बारे में पूछिए।',
  },
];

export const thanks: readonly Bilingual[] = [
  { en: 'You are welcome, and may your harvest be good.', hi: 'आपका स्वागत है, आपकी फसल अच्छी हो।' },
  { en: 'Ask me again whenever you need to.', hi: 'जब भी जरूरत हो, फिर पूछिए।' },
];

export const helloQuestions: readonly Bilingual[] = [
  { en: 'When should wheat be sown?', hi: 'गेहूं की बुवाई कब करें?' },
  { en: 'What to feed cattle?', hi: 'गाय को क्या खिलाएं?' },
  { en: 'Who gets PM-KISAN?', hi: 'पीएम किसान किसे मिलता है?' },
];

/** The crops to choose from stand below it. */
export const whichCrop = (topic: Bilingual | undefined): readonly Bilingual[] => [
  topic
    ? {
        en: `For ${topic.en} the answer depends on the crop or the animal.`,
        hi: `${topic.hi} का जवाब फसल या पशु पर निर्भर है।`,
      }
    : { en: 'The answer depends on the crop or the animal.', hi: 'जवाब फसल या पशु पर निर्भर है।' },
  { en: 'Which one is it about?', hi: 'यह किसके बारे में है?' },
];

export const unclear: readonly Bilingual[] = [
  {
    en: 'I did not understand this well enough to answer it.',
    hi: 'यह मैं ठीक से समझ नहीं पाया।',
  },
  {
    en: 'Tell me the crop or the animal and what you see or want to do, for example: wheat leaves turn yellow.',
    hi: 'फसल या पशु का नाम और क्या दिख रहा है या क्या करना है, यह लिखें, जैसे: गेहूं के पत्ते पीले हो रहे हैं।',
  },
];

interface Name {
  en: string;
  hi: string;
  before: string;
}

/** The topics to choose from stand below it. */
export const whichTopic = ({ en, before }: Name): readonly Bilingual[] => [
  { en: `I have facts about ${en}.`, hi: `${before} के बारे में मेरे पास जानकारी है।` },
  { en: 'What would you like to know?', hi: 'आप क्या जानना चाहते हैं?' },
];

/** Of a topic that no fact of the crop is about. */
export const noTopic = ({ en, before }: Name, topic: Bilingual): Bilingual => ({
  en: `I have no facts on ${topic.en} of ${en} yet, and I do not guess.`,
  hi: `${before} के इस विषय (${topic.hi}) पर मेरे पास अभी जानकारी नहीं है, और मैं अंदाज नहीं लगाता।`,
});

/** Before facts that are near to what is asked and do not answer it. */
export const near = (
  { en, before }: Name,
  topic: Bilingual | undefined,
  thing: Bilingual | undefined,
): Bilingual => {
  if (thing) {
    return {
      en: `I have no fact about ${thing.en} in ${en}; this is what I know of ${en} that comes near.`,
      hi: `${before} में ${thing.hi} पर मेरे पास पक्की जानकारी नहीं है; इससे मिलती जानकारी यह है।`,
    };
  }
  return {
    en: `I am not sure that this is what you ask; on ${topic?.en ?? 'this'} of ${en} I know this.`,
    hi: `पक्का नहीं कह सकता कि आप यही पूछ रहे हैं; ${before} के बारे में${topic ? ` (${topic.hi})` : ''} मेरे पास यह है।`,
  };
};

export const nearInGeneral: Bilingual = {
  en: 'I am not sure that this is what you ask; it is what comes nearest.',
  hi: 'पक्का नहीं कह सकता कि आप यही पूछ रहे हैं; सबसे पास की जानकारी यह है।',
};

/** Before an answer that is likely and not sure. */
export const about = ({ en, before }: Name, topic: Bilingual): Bilingual => ({
  en: `On ${topic.en} of ${en} I know this.`,
  hi: `${before} के बारे में (${topic.hi}) मेरे पास यह जानकारी है।`,
});

export const aboutInGeneral = (topic: Bilingual): Bilingual => ({
  en: `On ${topic.en} in general I know this.`,
  hi: `आम तौर पर (${topic.hi}) मेरे पास यह जानकारी है।`,
});

export const overview = ({ en, before }: Name): Bilingual => ({
  en: `In short, I know this of ${en}.`,
  hi: `${before} के बारे में संक्षेप में यह जानकारी है।`,
});

/** A sick animal that no fact is about. */
export const veterinarian: Bilingual = {
  en: 'For a sick animal call the veterinarian, or the animal ambulance on 1962, free of charge.',
  hi: 'बीमार पशु के लिए पशु चिकित्सक को बुलाएं, या पशु एम्बुलेंस 1962 पर मुफ्त फोन करें।',
};

export const forum: Bilingual = {
  en: 'You can also ask other farmers in the discussions.',
  hi: 'आप चर्चा में दूसरे किसानों से भी पूछ सकते हैं।',
};

export const fromMemory: Bilingual = {
  en: 'This is common practice that was not looked up, so please confirm it before you act.',
  hi: 'यह आम चलन की बात है जिसे स्रोत में जांचा नहीं गया, इसलिए काम से पहले पक्का कर लें।',
};

export const fromSource = (title: string): Bilingual => ({
  en: `This was read in: ${title}.`,
  hi: `यह यहां पढ़ा गया: ${title}।`,
});

/** Stands before what a fact says of another region, or of one that may be another. */
export const inZone = ({ en, hi }: Bilingual): Bilingual => ({
  en: `For ${en}:`,
  hi: `${hi} के लिए:`,
});
