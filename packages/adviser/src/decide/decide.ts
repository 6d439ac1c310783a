import type { Facts } from '../facts.ts';
import type { Limits, Model } from '../model.ts';
import type { Ranked } from '../rank/rank.ts';
import type { Product } from '../understand/products.ts';
import type { Understood } from '../understand/understand.ts';
import { besideness, mostRivals, sureness } from './sure.ts';

/** What kind of answer a message gets. */
export type Kind =
  | 'poisoning'
  | 'distress'
  | 'medical'
  | 'instructions'
  | 'small talk'
  | 'product'
  | 'dose'
  | 'off topic'
  | 'answer'
  | 'foreign'
  | 'overview'
  | 'contact'
  | 'near'
  | 'no topic'
  | 'which topic'
  | 'which crop'
  | 'unclear';

export interface Decision {
  kind: Kind;
  /** The facts to be said, best first: the answer, or what is near to it. */
  facts: readonly Ranked[];
  /** The topic that is asked for, as far as it is understood. */
  topic?: string;
  /** What is asked for and stands in no fact of the crop: an id of `data/meanings.tsv`. */
  missing?: string;
  product?: Product;
}

/** Everything that the table looks at. */
interface Signals {
  understood: Understood;
  limits: Limits;
  /** Likelihood that the best fact answers. */
  sure: number;
  /** Whether the best fact has the things that are named and is of the topic that is asked for. */
  hits: boolean;
  /** Whether a fact of the crop is known for the topic that is asked for. */
  hasTopic: boolean;
  /** Whether facts on growing it are known that make an overview. */
  hasParts: boolean;
  /** Whether offices are asked for, and a fact names them. */
  hasContact: boolean;
  isGeneral: boolean;
  topic: string;
  ofTopic: number;
}

const likelyOf = (kind: string, { understood }: Signals): number => understood.kinds.get(kind) ?? 0;
/** Whether a message is of a kind, as far as its limit goes. */
const isOf = (kind: string, signals: Signals): boolean =>
  likelyOf(kind, signals) >= (signals.limits.kinds[kind] ?? 1);
/** What a cry for help says: a message that only sounds like one has none of these words. */
const cries: Readonly<Record<string, readonly string[]>> = {
  poisoning: ['poisoned', 'swallowed', 'drink', 'entry', 'body'],
  distress: ['despair', 'distress'],
  medical: ['illness', 'bite', 'biter', 'poisoned'],
};
const isDanger = (kind: string, signals: Signals): boolean =>
  isOf(kind, signals) &&
  signals.understood.groups.some((group) => cries[kind]?.includes(group) === true);

const knowsCrop = ({ understood }: Signals): boolean => understood.subjects.length > 0;
/** Words of a person: a sick animal is none. */
const people = ['kin', 'person', 'self'];
const namesPerson = ({ understood: { groups } }: Signals): boolean =>
  groups.some((group) => people.includes(group));

/** Speaks of phones, jobs, papers: a fact that only sounds near does not answer it. */
const isOfOtherWorld = ({ understood: { groups, subjects } }: Signals): boolean =>
  subjects.length === 0 && groups.some((group) => group === 'otherWorld' || group === 'offTopic');

/** The first row whose condition holds decides. */
const table: readonly (readonly [Kind, (signals: Signals) => boolean])[] = [
  [
    'poisoning',
    (signals) => isDanger('poisoning', signals) && (!knowsCrop(signals) || namesPerson(signals)),
  ],
  ['distress', (signals) => isDanger('distress', signals)],
  ['medical', (signals) => !knowsCrop(signals) && isDanger('medical', signals)],
  [
    'instructions',
    (signals) =>
      isOf('instructions', signals) &&
      (!signals.understood.isOfFarming || likelyOf('instructions', signals) > 0.5),
  ],
  ['product', ({ understood: { product } }) => product?.kind === 'banned'],
  ['dose', ({ understood }) => understood.asksDose && understood.product?.isDosed === true],
  // A folded hand or a smile alone has no words.
  ['small talk', ({ understood }) => understood.words.length === 0],
  ['small talk', (signals) => !signals.understood.isOfFarming && isOf('small talk', signals)],
  [
    'off topic',
    (signals) =>
      !signals.understood.live &&
      isOf('off topic', signals) &&
      (!signals.understood.isOfFarming ||
        (isOfOtherWorld(signals) && likelyOf('off topic', signals) > 0.5)),
  ],
  // The named thing decides: a fact without it, or of another topic, has to be far likelier.
  [
    'answer',
    (signals) =>
      signals.sure >=
      (signals.hits && !isOfOtherWorld(signals) ? signals.limits.answer : elsewhere),
  ],
  ['product', ({ understood: { product } }) => product !== undefined],
  ['foreign', ({ understood: { foreign } }) => foreign !== undefined],
  [
    'overview',
    (signals) => signals.hasParts && signals.topic === 'cultivation' && !signals.hasTopic,
  ],
  [
    'contact',
    (signals) => signals.hasContact && signals.understood.isOfFarming && !isOfOtherWorld(signals),
  ],
  [
    'near',
    (signals) => knowsCrop(signals) && signals.hasTopic && signals.ofTopic >= signals.limits.topic,
  ],
  ['no topic', (signals) => knowsCrop(signals) && signals.ofTopic >= signals.limits.topic],
  ['which topic', knowsCrop],
  [
    'near',
    (signals) =>
      signals.isGeneral &&
      signals.understood.isOfFarming &&
      !isOfOtherWorld(signals) &&
      signals.sure >= signals.limits.answer / 2,
  ],
  [
    'which crop',
    ({ limits, ofTopic, understood }) => understood.isOfFarming || ofTopic >= limits.topic,
  ],
  ['unclear', () => true],
];

/** Likelihood from which a fact is the answer though it lacks the named thing or is of another topic than the likeliest. */
const elsewhere = 0.5;
/** At most so many facts are said. */
const mostFacts = 3;
/** At most so many parts make an overview. */
const mostParts = 4;
/** Parts of an overview, in the order of a season. */
const parts = [
  'cultivation',
  'sowing',
  'seed',
  'nutrients',
  'irrigation',
  'feeding',
  'housing',
  'health',
];

const topicOf = ({ fact }: Ranked, facts: Facts): string => facts.all[fact]?.topic ?? '';
const subjectOf = ({ fact }: Ranked, facts: Facts): string => facts.all[fact]?.subject ?? '';

/** The likeliest topic that facts have, and how likely it is. */
function likeliest({ topics }: Understood): readonly [string, number] {
  const open = new Set(['other', 'service', 'weather']);
  return (
    [...topics].filter(([topic]) => !open.has(topic)).sort(([, a], [, b]) => b - a)[0] ?? ['', 0]
  );
}

/** As likely meant as this beside the likeliest one, a crop is answered about too. */
const both = 0.9;

/** Where a thing is named that the best fact lacks, those of the crop that have it come first. */
function namedFirst(ranked: readonly Ranked[], things: readonly string[]): readonly Ranked[] {
  if (things.length === 0 || (ranked[0]?.named ?? 0) > 0) return ranked;
  const having = ranked.filter(({ kin, named }) => kin !== 'general' && named > 0);
  return [...having, ...ranked.filter((each) => !having.includes(each))];
}

/** The crop's own facts before those that often hold for it. */
const ownFirst = (ranked: readonly Ranked[]): Ranked[] => [
  ...ranked.filter(({ kin }) => kin === 'own'),
  ...ranked.filter(({ kin }) => kin !== 'own'),
];

/** The facts of an answer: the best, those that answer too, and the best of each further crop that is asked about. */
function answering(
  ranked: readonly Ranked[],
  understood: Understood,
  facts: Facts,
  model: Model,
): Ranked[] {
  const [best] = ranked;
  if (!best) return [];
  const others = understood.subjects.filter((subject) => subject !== subjectOf(best, facts));
  const places = ranked.slice(1, mostRivals).map((_, at) => at + 1);
  const beside = places.filter(
    (at) => besideness(ranked, at, understood, facts, model) >= model.limits.beside,
  );
  const ofOthers = others
    .filter((subject) => (understood.meant.get(subject) ?? 0) >= both)
    .flatMap(
      (subject) =>
        ranked.find(
          (each) =>
            subjectOf(each, facts) === subject && topicOf(each, facts) === topicOf(best, facts),
        ) ?? [],
    );
  const said = [best, ...ofOthers, ...beside.flatMap((at) => ranked[at] ?? [])];
  return ownFirst([...new Set(said)].slice(0, mostFacts));
}

/** Decides what a message gets, and which facts are said. */
export function decide(
  understood: Understood,
  ranked: readonly Ranked[],
  facts: Facts,
  model: Model,
): Decision {
  const { limits } = model;
  const { things } = understood;
  const [topic, ofTopic] = likeliest(understood);
  const ordered = namedFirst(ranked, things);
  const [best] = ordered;
  const own = ordered.filter(({ kin }) => kin !== 'general');
  const ofAsked = ownFirst(own).filter((each) => topicOf(each, facts) === topic);
  const withThing = own.filter(({ named }) => things.length > 0 && named > 0);
  const overview = parts.flatMap((part) => own.find((each) => topicOf(each, facts) === part) ?? []);
  const contacts = ordered.filter((each) => topicOf(each, facts) === 'contact');
  const isOfTopic = ofTopic < limits.topic || (best && topicOf(best, facts) === topic);
  const signals: Signals = {
    understood,
    limits,
    sure: sureness(ordered, understood, facts, model),
    hits:
      isOfTopic === true &&
      (things.length === 0 || best?.named === 1) &&
      (understood.isOfFarming || best?.kin !== 'general'),
    hasTopic: ofAsked.length > 0 || withThing.length > 0,
    hasParts: overview.length > 1,
    hasContact: topic === 'contact' && ofTopic >= limits.topic && contacts.length > 0,
    isGeneral: best?.kin === 'general',
    topic,
    ofTopic,
  };
  const kind = table.find(([, holds]) => holds(signals))?.[0] ?? 'unclear';
  const near = withThing.length > 0 ? withThing : ofAsked;
  const said: Partial<Record<Kind, () => readonly Ranked[]>> = {
    answer: () => answering(ordered, understood, facts, model),
    contact: () => contacts.slice(0, 1),
    near: () => (knowsCrop(signals) ? near : ordered).slice(0, knowsCrop(signals) ? 2 : 1),
    overview: () => overview.slice(0, mostParts),
  };
  const chosen = said[kind]?.() ?? [];
  const [missing] = (chosen[0]?.named ?? 1) < 1 ? things : [];
  return {
    kind,
    facts: chosen,
    ...(ofTopic >= limits.topic && { topic }),
    ...(missing !== undefined && { missing }),
    ...(understood.product && { product: understood.product }),
  };
}
