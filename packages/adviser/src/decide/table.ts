import type { Limits } from '../model.ts';
import type { Understood } from '../understand/understand.ts';

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

/** Everything that the table looks at. */
export interface Signals {
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
/** Whether a message has words of one of these groups. */
const says = ({ understood }: Signals, groups: readonly string[] = []): boolean =>
  understood.groups.some((group) => groups.includes(group));
/** What a cry for help says: a message that only sounds like one has none of these words. */
const cries: Readonly<Record<string, readonly string[]>> = {
  poisoning: ['poisoned', 'swallowed', 'drink', 'entry', 'body'],
  distress: ['despair', 'distress'],
  medical: ['illness', 'bite', 'biter', 'poisoned'],
};
const isDanger = (kind: string, signals: Signals): boolean =>
  isOf(kind, signals) && says(signals, cries[kind]);

const knowsCrop = ({ understood }: Signals): boolean => understood.subjects.length > 0;
/** Words of a person: a sick animal is none. */
const people = ['kin', 'person', 'self'];
const namesPerson = (signals: Signals): boolean => says(signals, people);

/** What only a person says: of bees and hens it is said too that they die. */
const ofPeople: Readonly<Record<string, readonly string[]>> = { ...cries, distress: ['distress'] };

/** A hen that dies is no person in danger. */
const isOfPerson = (kind: string, signals: Signals): boolean =>
  namesPerson(signals) ||
  likelyOf(kind, signals) > 0.7 ||
  (!knowsCrop(signals) && says(signals, ofPeople[kind]));

/** Speaks of phones, jobs, papers: a fact that only sounds near does not answer it. */
const speaksOffTopic = (signals: Signals): boolean =>
  !knowsCrop(signals) && says(signals, ['otherWorld', 'offTopic']);

/** Topics of which the answer differs from crop to crop. */
const ofCrop: ReadonlySet<string> = new Set(
  'sowing varieties seed nutrients irrigation weeds diseases disorders harvest yield nursery pruning'.split(
    ' ',
  ),
);

/** Topics of which it is the same for all, or for all of a state. */
const ofNoCrop: ReadonlySet<string> = new Set(['contact', 'machinery', 'scheme', 'units']);

/** Likelihood from which the best fact is the answer: higher where it lacks the named thing or is of another topic, and highest where the words are off topic. */
function leastSure(signals: Signals): number {
  const { hits, limits } = signals;
  if (speaksOffTopic(signals)) return limits.plain;
  return hits ? limits.answer : limits.elsewhere;
}

/** The first row whose condition holds decides. */
const table: readonly (readonly [Kind, (signals: Signals) => boolean])[] = [
  ['poisoning', (signals) => isDanger('poisoning', signals) && isOfPerson('poisoning', signals)],
  ['distress', (signals) => isDanger('distress', signals) && isOfPerson('distress', signals)],
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
      !signals.understood.isOfFarming && !signals.understood.live && isOf('off topic', signals),
  ],
  ['answer', (signals) => signals.sure >= leastSure(signals)],
  ['product', ({ understood: { product } }) => product !== undefined],
  ['foreign', ({ understood: { foreign } }) => foreign !== undefined],
  [
    'overview',
    (signals) => signals.hasParts && signals.topic === 'cultivation' && !signals.hasTopic,
  ],
  [
    'contact',
    (signals) => signals.hasContact && signals.understood.isOfFarming && !speaksOffTopic(signals),
  ],
  [
    'near',
    (signals) => knowsCrop(signals) && signals.hasTopic && signals.ofTopic >= signals.limits.topic,
  ],
  ['no topic', (signals) => knowsCrop(signals) && signals.ofTopic >= signals.limits.topic],
  ['which topic', knowsCrop],
  // A general fact is no answer to what differs from crop to crop.
  [
    'which crop',
    ({ limits, ofTopic, topic, understood }) =>
      understood.isOfFarming && ofTopic >= limits.topic && ofCrop.has(topic),
  ],
  [
    'near',
    (signals) =>
      signals.isGeneral &&
      signals.understood.isOfFarming &&
      !speaksOffTopic(signals) &&
      signals.sure >= signals.limits.answer / 2,
  ],
  [
    'which crop',
    ({ limits, ofTopic, topic, understood }) =>
      ofTopic >= limits.topic ? !ofNoCrop.has(topic) : understood.isOfFarming,
  ],
  ['unclear', () => true],
];

/** The kind of answer for these signals. */
export const kindOf = (signals: Signals): Kind =>
  table.find(([, holds]) => holds(signals))?.[0] ?? 'unclear';
