import type { Bilingual } from '../text.ts';
import type { Topic, Video } from './video.ts';

export interface EducationTopic {
  topic: Topic;
  title: Bilingual;
  description: Bilingual;
  /** Path of its videos. */
  url: string;
  /** What to remember of the topic without watching anything. */
  steps: readonly Bilingual[];
}

/** The five cards of the education screen in their order. */
export const topics: readonly EducationTopic[] = [
  {
    topic: 'fertilizers',
    title: { en: 'Fertilizers', hi: 'उर्वरक' },
    description: {
      en: 'Which food your crop needs, when to give it and how to waste none of it.',
      hi: 'फसल को कौन सा पोषण, कब और कैसे दें कि खाद बेकार न जाए।',
    },
    url: '/educational/fertilizers',
    steps: [
      {
        en: 'Have the soil tested every two or three years.',
        hi: 'हर दो-तीन साल में मिट्टी जांच कराएं।',
      },
      {
        en: 'Give rotted manure or compost as the base.',
        hi: 'सड़ी गोबर खाद या कंपोस्ट को आधार बनाएं।',
      },
      {
        en: 'Phosphorus and potash at sowing, nitrogen in two or three parts.',
        hi: 'फॉस्फोरस और पोटाश बुआई पर, नाइट्रोजन दो-तीन बार में।',
      },
      { en: 'Feed only moist soil, beside the row.', hi: 'खाद नम मिट्टी में, कतार के बगल में दें।' },
    ],
  },
  {
    topic: 'insecticides',
    title: { en: 'Pesticides', hi: 'कीटनाशक' },
    description: {
      en: 'Know the pest, try the mild ways first, and spray without harm to yourself and the bees.',
      hi: 'कीट पहचानें, पहले आसान उपाय करें और बिना नुकसान सुरक्षित छिड़काव करें।',
    },
    url: '/educational/insecticides',
    steps: [
      {
        en: 'Walk the field twice a week and look under leaves.',
        hi: 'हफ्ते में दो बार खेत देखें, पत्तों के नीचे भी।',
      },
      { en: 'Set traps and spare the friendly insects.', hi: 'ट्रैप लगाएं और मित्र कीट बचाएं।' },
      {
        en: 'Spray only what the label allows for your crop, as on the label.',
        hi: 'वही दवा छिड़कें जो लेबल पर आपकी फसल के लिए हो, लेबल के अनुसार।',
      },
      {
        en: 'Cover skin and face; keep the wind at your back.',
        hi: 'शरीर और चेहरा ढकें; हवा पीठ की ओर रखें।',
      },
      { en: 'Wait the days on the label before harvest.', hi: 'कटाई से पहले लेबल पर लिखे दिन रुकें।' },
    ],
  },
  {
    topic: 'irrigation',
    title: { en: 'Irrigation', hi: 'सिंचाई' },
    description: {
      en: 'Less water, more crop: furrow, sprinkler and drip, and when the plant is thirsty.',
      hi: 'कम पानी, ज्यादा उपज: नाली, फव्वारा और टपक, और पौधे को पानी कब चाहिए।',
    },
    url: '/educational/irrigation',
    steps: [
      { en: 'Level the field and mend leaking channels.', hi: 'खेत समतल करें और टूटी नालियां ठीक करें।' },
      {
        en: 'Feel the soil a finger deep before you water.',
        hi: 'पानी देने से पहले उंगली भर गहरी मिट्टी छूकर देखें।',
      },
      {
        en: 'Never miss water at flowering and grain filling.',
        hi: 'फूल और दाना भरते समय पानी न चूकें।',
      },
      {
        en: 'Use drip in rows and orchards, mulch everywhere.',
        hi: 'कतार और बाग में टपक लगाएं, मल्च हर जगह।',
      },
    ],
  },
  {
    topic: 'sowing',
    title: { en: 'Sowing', hi: 'बुआई' },
    description: {
      en: 'A fine bed, good seed, the right day and depth: half the harvest is made here.',
      hi: 'भुरभुरी मिट्टी, अच्छा बीज, सही दिन और गहराई: आधी फसल यहीं बनती है।',
    },
    url: '/educational/sowing',
    steps: [
      {
        en: 'Buy certified seed and keep the bill and the tag.',
        hi: 'प्रमाणित बीज लें, बिल और टैग रखें।',
      },
      { en: 'Sprout some seeds on a wet cloth first.', hi: 'पहले कुछ बीज गीले कपड़े पर उगाकर देखें।' },
      { en: 'Treat the seed, as on the label.', hi: 'लेबल के अनुसार बीज उपचार करें।' },
      {
        en: 'Sow in rows, at one depth, into moist soil.',
        hi: 'नम मिट्टी में, एक गहराई पर, कतार में बोएं।',
      },
    ],
  },
  {
    topic: 'weeds',
    title: { en: 'Weeds', hi: 'खरपतवार' },
    description: {
      en: 'Take the field back from weeds early, with hand, hoe and mulch before any spray.',
      hi: 'खरपतवार को शुरू में ही रोकें: छिड़काव से पहले हाथ, खुरपी और मल्च।',
    },
    url: '/educational/weeds',
    steps: [
      { en: 'Weed early: the first weeks decide.', hi: 'निराई जल्दी करें: शुरू के हफ्ते सबसे जरूरी हैं।' },
      { en: 'Pull or cut before they set seed.', hi: 'बीज बनने से पहले उखाड़ें या काटें।' },
      {
        en: 'Cover bare soil with mulch or a second crop.',
        hi: 'खाली मिट्टी मल्च या दूसरी फसल से ढकें।',
      },
      {
        en: 'Use a weedkiller only as on the label, never on windy days.',
        hi: 'खरपतवार नाशक लेबल के अनुसार ही लें, तेज हवा में कभी नहीं।',
      },
    ],
  },
];

const loaders: Record<Topic, () => Promise<{ videos: readonly Video[] }>> = {
  fertilizers: () => import('./fertilizers.ts'),
  insecticides: () => import('./insecticides.ts'),
  irrigation: () => import('./irrigation.ts'),
  sowing: () => import('./sowing.ts'),
  weeds: () => import('./weeds.ts'),
};

/** The ten videos of one topic, English first. */
export async function loadVideos(topic: Topic): Promise<readonly Video[]> {
  return (await loaders[topic]()).videos;
}
