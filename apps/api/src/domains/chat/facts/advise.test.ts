import { whyForbidden } from '@upaj/content/diseases/may-not-use';
import { practiceFacts } from '@upaj/content/practice/practice-facts';
import { expect, it } from 'vitest';
import { loadAdviser } from '../load-adviser.ts';
import type { Asked } from './adviser.ts';
import { sentencesOf } from './sentences.ts';

const adviser = await loadAdviser();
const november = new Date('2026-11-24T06:00:00Z');

const asked = (message: string, more: Partial<Asked> = {}): Asked => ({
  message,
  history: [],
  language: 'en',
  today: november,
  ...more,
});
const advise = (message: string, more: Partial<Asked> = {}) => adviser.advise(asked(message, more));
const idsOf = (message: string, more?: Partial<Asked>) =>
  advise(message, more).facts.map(({ id }) => id);

it('one symptom is one question in three writings', () => {
  const [english, hindi, hinglish] = [
    'wheat leaves turning yellow',
    'गेहूं की पीली पत्ती',
    'gehu me pili patti',
  ].map((message) => idsOf(message)[0]);
  expect(english).toMatch(/^wheat-disorders/);
  expect([hindi, hinglish]).toEqual([english, english]);
});

it.each([
  ['guava fruit fly', /^guava-pests/],
  ['अंडी की फसल में कीड़ा', /^castor-pests/],
  ['asking about fungal attack in chilli', /^chilli-diseases/],
  ['plant protection in tomato', /^tomato-(pests|diseases)/],
  ['farmer wants to know about white fly attack in cotton', /^cotton-pests/],
  ['sugarcane ratoon management', /^sugarcane-/],
  ['how to make vermicompost', /^general-vermi/],
  ['जीवामृत बनाने की विधि', /^general-(ghan)?jeevamrut/],
])('the note of a call centre "%s" is answered', (message, wanted) => {
  const ids = idsOf(message);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(id).toMatch(wanted);
});

it('between two crops that were named, each with a fact that may be meant, it asks which one', () => {
  const { outcome, facts, followUps } = advise(
    'kela pakane ka kamra bana raha hu, kitni thandak rakhni aur kitne din lagenge. aam me to pehle masala daal dete the log',
  );
  expect({ outcome, facts }).toEqual({ outcome: 'asked back', facts: [] });
  expect([...followUps].sort()).toEqual(['आम', 'केला']);
});

it.each([
  ['makka silage kab kate', /^(fodder-maize|cattle-fodder)/],
  ['jowar khane se gaay kaanp rahi hai', /^(fodder-sorghum|jowar|cattle)-/],
])(
  'what is known of a kindred animal or crop helps where it names the one that is asked about: %s',
  (message, wanted) => {
    const [first] = idsOf(message);
    expect(first).toMatch(wanted);
  },
);

it('the name of a crop is inflected in Hindi questions', () => {
  expect(advise('केला', { language: 'hi' }).followUps).toContain('केले में खाद कितनी डालें?');
  expect(advise('मक्का', { language: 'hi' }).followUps).toContain('मक्का की बुवाई कब करें?');
});

it('a price by the way is no question about the price of the day', () => {
  expect(idsOf('guar dana kitne saal rakh sakte hai bhav badhne tak')).toContain('guar-storage-1');
  expect(idsOf('aaj guar ka bhav kya hai')).toEqual([]);
});

it('rats in a field are no poisoning', () => {
  for (const message of ['rats in field', 'खेत में चूहे बहुत हैं'])
    expect(advise(message).outcome).not.toBe('helpline');
});

it('an answer is made of two to six whole sentences of the facts, in the language of the question', () => {
  for (const message of [
    'gehu me khad kitni dale',
    'टमाटर के पत्ते मुड़ रहे हैं',
    'when to irrigate wheat',
  ]) {
    const { sentences, facts, outcome, understood } = advise(message);
    expect(outcome).toBe('answered');
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(6);
    for (const own of facts.flatMap(({ text }) => sentencesOf(text[understood.language]))) {
      expect(sentences.some((sentence) => sentence.endsWith(own))).toBe(true);
    }
  }
});

it("a region is named where it is not the person's", () => {
  const abroad = advise('summer moong sowing time', { state: 'Kerala' });
  expect(abroad.facts[0]?.zone).toBeDefined();
  expect(abroad.sentences[0]).toMatch(new RegExp(`^For ${abroad.facts[0]?.zone}: `));
  const home = advise('summer moong sowing time', { state: 'Punjab' });
  expect(home.sentences[0]).not.toMatch(/^For /);
  expect(home.facts[0]?.zone).toContain('Punjab');
});

it('common practice is called so', () => {
  const { facts, sentences } = advise('गेहूं की पीली पत्ती');
  expect(facts.some(({ certainty }) => certainty === 'memory')).toBe(true);
  expect(sentences.some((sentence) => sentence.includes('आम चलन'))).toBe(true);
});

it('the season of today names the next step, and its fact is cited apart', () => {
  const { nextStep, sentences, facts } = advise('wheat yellow rust');
  expect(nextStep).toMatchObject({ subject: 'wheat', topic: 'sowing' });
  expect(sentences.some((sentence) => sentence.startsWith('Next, for the season:'))).toBe(true);
  expect(facts).not.toContain(nextStep);
  expect(advise('wheat yellow rust', { today: new Date('2026-08-10') }).nextStep).toBeUndefined();
});

it('a farmer who names no crop is asked for it, and a reply of one word is enough', () => {
  const first = advise('seed rate per acre');
  expect(first).toMatchObject({ outcome: 'asked back', facts: [] });
  expect(first.sentences.at(-1)).toBe('Which crop or animal is it about?');
  const history = [
    { role: 'user' as const, text: 'seed rate per acre' },
    { role: 'model' as const, text: first.sentences.join(' ') },
  ];
  expect(idsOf('wheat', { history })[0]).toMatch(/^wheat-seed/);
});

it.each([
  ['sarso me mahu lag gaya', 'dawa kab mare, bagal me madhumakkhi ke dibbe rakhe hai', 'mustard'],
  ['gehu me pila ratua', 'ye rog padosi ke chane me bhi aayega kya', 'wheat'],
  ['soybean rust', 'what about wheat sowing time', 'wheat'],
  ['aloo me jhulsa', 'pyaz me jhulsa aaya to kya karu', 'onion'],
  ['aam me phool jhadna', 'kathal me phool jhad rahe', 'jackfruit'],
])('after "%s", "%s" is answered about %s', (text, message, subject) => {
  const { facts } = advise(message, { history: [{ role: 'user', text }] });
  expect(facts.length).toBeGreaterThan(0);
  for (const fact of facts) expect(fact.subject).toBe(subject);
});

it.each([
  ['gehu me pila ratua', 'jai me ratua ki dawa'],
  ['tamatar me patta mod', 'aur strawberry me patta mod ho to'],
  ['mango hopper spray', 'litchi hopper spray'],
])(
  'after "%s", "%s" asks about a crop without such a fact, and is not answered about the first',
  (text, message) => {
    expect(advise(message, { history: [{ role: 'user', text }] }).outcome).toBe('unknown');
  },
);

it('a follow-up keeps the crop, and takes another topic', () => {
  const history = [{ role: 'user' as const, text: 'wheat me beej kitna lagega' }];
  const { understood, facts } = advise('aur pani kab de', { history });
  expect(understood).toMatchObject({
    isFollowUp: true,
    subjects: ['wheat'],
    topics: ['irrigation'],
  });
  expect(facts.map(({ id }) => id)).toContain('wheat-irrigation-1');
  const late = advise('and for late sowing?', {
    history: [{ role: 'user', text: 'wheat seed rate' }],
  });
  expect(late.understood.subjects).toEqual(['wheat']);
  expect(late.facts.every(({ subject }) => subject === 'wheat')).toBe(true);
  expect(late.outcome).toBe('answered');
});

it('a crop without facts is not answered with another crop', () => {
  for (const message of [
    'केसर की खेती कैसे करें',
    'vanilla farming',
    'zubeldia ki kheti kaise kare',
    'turai ki buwai kab',
  ]) {
    const { outcome, facts, sentences } = advise(message);
    expect([message, outcome, facts.length]).toEqual([message, 'unknown', 0]);
    expect(sentences.join(' ')).toContain('1800-180-1551');
  }
});

it('no dose of a pesticide or a medicine is given', () => {
  for (const message of [
    'imidacloprid how many ml in 15 litre',
    'बकरी को आइवरमेक्टिन कितने एमएल लगाएं',
  ]) {
    expect(advise(message)).toMatchObject({ outcome: 'unknown', facts: [] });
  }
});

it('no fact names a banned pesticide', () => {
  const named = practiceFacts.filter(({ text, subject }) => whyForbidden(text.en, [subject]));
  expect(named.map(({ id }) => id)).toEqual([]);
});

it('facts can be retrieved alone, for another answer to be made of them', () => {
  const facts = adviser.retrieve(asked('gehu me pehla pani kab de'), 2);
  expect(facts.length).toBeLessThanOrEqual(2);
  expect(facts[0]?.topic).toBe('irrigation');
});
