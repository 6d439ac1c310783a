import type { PracticeTopic } from '@upaj/content/practice/practice-fact';
import type { SubjectId } from '@upaj/content/practice/subjects';
import type { Bilingual } from '@upaj/content/text';
import { kindOf, type SubjectKind } from './subject-kinds.ts';

/** A subject in a question: `hi` by itself, `before` before a postposition, as केला and केले. */
export interface NameInQuestion {
  en: string;
  hi: string;
  before: string;
}

type Template = (name: NameInQuestion) => Bilingual;
type Templates = readonly (readonly [PracticeTopic, Template])[];

/** A question without the name of its subject, which it is clear without. */
const plain =
  (en: string, hi: string): Template =>
  () => ({ en, hi });

const sowing: Template = ({ en, before }) => ({
  en: `When should ${en} be sown?`,
  hi: `${before} की बुवाई कब करें?`,
});
const planting: Template = ({ en, hi }) => ({
  en: `When to plant ${en}?`,
  hi: `${hi} कब लगाएं?`,
});
const seed: Template = ({ en, before }) => ({
  en: `How much seed for ${en}?`,
  hi: `${before} का बीज कितना लगेगा?`,
});
const nutrients: Template = ({ en, before }) => ({
  en: `How much fertiliser for ${en}?`,
  hi: `${before} में खाद कितनी डालें?`,
});
const irrigation: Template = ({ en, before }) => ({
  en: `When to irrigate ${en}?`,
  hi: `${before} में सिंचाई कब करें?`,
});
const pests: Template = ({ en, before }) => ({
  en: `How to control insects in ${en}?`,
  hi: `${before} में कीड़े कैसे रोकें?`,
});
const diseases: Template = ({ en, before }) => ({
  en: `How to save ${en} from diseases?`,
  hi: `${before} को रोग से कैसे बचाएं?`,
});
const weeds: Template = ({ en, before }) => ({
  en: `How to control weeds in ${en}?`,
  hi: `${before} में खरपतवार कैसे रोकें?`,
});
const harvesting =
  (way: string): Template =>
  ({ en, before }) => ({ en: `When to harvest ${en}?`, hi: `${before} की ${way} कब करें?` });
const harvest = harvesting('कटाई');
const picking: Template = ({ en, hi }) => ({ en: `When to pick ${en}?`, hi: `${hi} कब तोड़ें?` });
const digging = harvesting('खुदाई');
const varieties: Template = ({ en, before }) => ({
  en: `Which variety of ${en} is good?`,
  hi: `${before} की कौन सी किस्म अच्छी है?`,
});

const breeds: Template = ({ en, before }) => ({
  en: `Which breed of ${en} is good?`,
  hi: `${before} की कौन सी नस्ल अच्छी है?`,
});
const feeding: Template = ({ en, before }) => ({
  en: `What to feed ${en}?`,
  hi: `${before} को क्या खिलाएं?`,
});
const vaccines: Template = ({ en, before }) => ({
  en: `Which vaccines do ${en} need?`,
  hi: `${before} को कौन से टीके लगवाएं?`,
});
const shed: Template = ({ en, before }) => ({
  en: `What should a shed for ${en} be like?`,
  hi: `${before} का शेड कैसा हो?`,
});

const ofCrops: Templates = [
  ['seed', seed],
  ['nutrients', nutrients],
  ['irrigation', irrigation],
  ['pests', pests],
  ['diseases', diseases],
  ['weeds', weeds],
  ['harvest', harvest],
  ['varieties', varieties],
];

/** Questions that the facts of a subject answer, the most asked first. */
const templates: Readonly<Record<SubjectKind, Templates>> = {
  sown: [['sowing', sowing], ...ofCrops],
  planted: [['sowing', planting], ...ofCrops],
  tree: [
    ['sowing', planting],
    [
      'soil',
      ({ en, before }) => ({
        en: `Which soil suits ${en}?`,
        hi: `${before} के लिए कैसी मिट्टी चाहिए?`,
      }),
    ],
    ['nutrients', nutrients],
    ['pests', pests],
    ['diseases', diseases],
    ['harvest', ({ en, before }) => ({ en: `When is ${en} cut?`, hi: `${before} की कटाई कब करें?` })],
    ['varieties', varieties],
  ],
  mushroom: [
    ['sowing', plain('When is mushroom grown?', 'मशरूम कब उगाएं?')],
    ['seed', plain('How to prepare spawn bags of mushroom?', 'मशरूम का स्पॉन बैग कैसे तैयार करें?')],
    ['harvest', plain('When to pick mushroom?', 'मशरूम कब तोड़ें?')],
    ['diseases', diseases],
    ['pests', pests],
  ],
  animal: [
    ['varieties', breeds],
    ['feeding', feeding],
    ['health', vaccines],
    ['housing', shed],
  ],
  bird: [
    [
      'varieties',
      plain('Which hens are good for the backyard?', 'घर पर पालने को कौन सी मुर्गी अच्छी है?'),
    ],
    ['health', vaccines],
    [
      'housing',
      plain('How much space does a hen need in the shed?', 'शेड में एक मुर्गी को कितनी जगह चाहिए?'),
    ],
    ['yield', plain('When do hens start laying eggs?', 'मुर्गी अंडे देना कब शुरू करती है?')],
  ],
  fish: [
    ['housing', plain('How to dry and clean a fish pond?', 'मछली का तालाब कैसे तैयार करें?')],
    ['seed', plain('How many fish fingerlings per acre?', 'एक एकड़ तालाब में कितना मछली बीज डालें?')],
    ['feeding', feeding],
    [
      'health',
      plain('Why do fish gasp for air in the morning?', 'मछली पानी के ऊपर मुंह क्यों खोलती है?'),
    ],
    [
      'yield',
      plain('What is the yield of fish per acre?', 'एक एकड़ में मछली का उत्पादन कितना होता है?'),
    ],
  ],
  bee: [
    ['varieties', plain('Which kind of honeybee is good?', 'बक्से में कौन सी मधुमक्खी पालें?')],
    ['housing', plain('Where to keep honeybee boxes?', 'मधुमक्खी के बक्से कहां रखें?')],
    ['feeding', plain('When to feed sugar syrup to honeybees?', 'मधुमक्खी को चीनी का घोल कब दें?')],
    ['harvest', plain('When to extract honey?', 'मधुमक्खी के बक्से से शहद कब निकालें?')],
    ['pests', plain('How to save honeybees from wax moth?', 'मधुमक्खी को मोम पतंगे से कैसे बचाएं?')],
  ],
  silkworm: [
    ['climate', plain('How warm should silkworms be kept?', 'रेशम कीट को कितनी गर्मी चाहिए?')],
    ['seed', plain('Which silkworm eggs are good?', 'रेशम कीट के कौन से अंडे अच्छे हैं?')],
    ['health', plain('Which diseases do silkworms get?', 'रेशम कीट में कौन से रोग लगते हैं?')],
    ['harvest', plain('When to harvest silkworm cocoons?', 'रेशम के कोकून कब निकालें?')],
  ],
};

/** Questions of one subject alone, in place of those of its kind. */
const own: Readonly<Partial<Record<SubjectId, Templates>>> = {
  banana: [['sowing', plain('How far apart to plant banana?', 'केला कितनी दूरी पर लगाएं?')]],
  cattle: [['harvest', plain('How to keep cow milk clean?', 'गाय का दूध साफ कैसे रखें?')]],
  coconut: [['sowing', plain('When to plant coconut?', 'नारियल की रोपाई कब करें?')]],
  mint: [['seed', plain('How many suckers for mint?', 'पुदीने की कितनी जड़ें लगेंगी?')]],
  mithun: [['housing', plain('What shed do mithun need?', 'मिथुन का शेड कैसा हो?')]],
  rubber: [['harvest', plain('When to begin tapping rubber?', 'रबड़ का दूध कब से निकालें?')]],
  sheep: [['harvest', plain('When to shear sheep?', 'भेड़ की ऊन कब कतरें?')]],
  'sweet-orange': [
    ['pests', plain('Why is the skin of sweet orange rusty?', 'मौसमी के छिलके पर जंग जैसा क्यों है?')],
  ],
  tuberose: [
    ['pests', plain('Why are there knots on tuberose roots?', 'रजनीगंधा की जड़ में गांठ क्यों है?')],
  ],
  yak: [['housing', plain('How to keep yaks in winter?', 'सर्दी में याक को कैसे रखें?')]],
};

const ways: readonly (readonly [Template, ReadonlySet<SubjectId>])[] = [
  [
    digging,
    new Set<SubjectId>([
      ...(['potato', 'onion', 'garlic', 'ginger', 'turmeric', 'colocasia', 'carrot'] as const),
      ...(['radish', 'groundnut'] as const),
    ]),
  ],
  [
    picking,
    new Set<SubjectId>([
      ...(['cotton', 'tomato', 'brinjal', 'chilli', 'okra', 'green-pea', 'cowpea'] as const),
      ...(['bottle-gourd', 'cucumber', 'pumpkin', 'watermelon', 'muskmelon', 'mango'] as const),
      ...(['papaya', 'orange', 'guava', 'grapes', 'pomegranate', 'apple', 'litchi'] as const),
      ...(['ber', 'amla', 'sapota', 'jackfruit', 'pineapple', 'strawberry'] as const),
      ...(['dragon-fruit', 'coconut', 'cashew', 'tea', 'black-pepper', 'cardamom'] as const),
      ...(['rose', 'jasmine', 'marigold', 'tuberose', 'chrysanthemum'] as const),
    ]),
  ],
];

/** The questions about a subject and their topics, the most asked first. */
export function templatesOf(subject: SubjectId): Templates {
  const special = new Map(own[subject]);
  const way = ways.find(([, subjects]) => subjects.has(subject))?.[0];
  if (way) special.set('harvest', way);
  const usual = templates[kindOf(subject)];
  const topics = new Set(usual.map(([topic]) => topic));
  return [
    ...usual.map(([topic, template]) => [topic, special.get(topic) ?? template] as const),
    ...[...special].filter(([topic]) => !topics.has(topic)),
  ];
}
