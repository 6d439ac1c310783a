import { isAnimal } from './animals.ts';
import type { FactIndex } from './fact-index.ts';
import { tellingTerms } from './features.ts';
import type { KindShares } from './kinds/kind.ts';
import type { KindsOf } from './kinds/learn-kinds.ts';
import type { Ranked } from './ranked.ts';
import type { Reading } from './reading.ts';
import type { Danger } from './refusals.ts';
import { rank } from './retrieve.ts';
import { hasTopics, type Signs, signsOf } from './signs.ts';
import { isWholeTopic } from './topics.ts';
import { type Outcome, outcomes, outcomeWeights, weigh } from './weights.ts';

/** A message that is read and decided on. */
export interface Judgement {
  /** With the reason of a refusal, if it is to be refused. */
  reading: Reading;
  ranked: readonly Ranked[];
  outcome: Outcome;
}

/** What the adviser knows. */
export interface Knowledge {
  index: FactIndex;
  kindsOf: KindsOf;
}

type Refusal = NonNullable<Reading['refusal']>;

const dangers: readonly Danger[] = ['poisoning', 'distress', 'medical'];
const isOfDanger = (why: Refusal): boolean => dangers.some((danger) => danger === why);

const refusals: readonly Refusal[] = [
  ...(['off topic', 'instructions', 'poisoning', 'distress', 'medical'] as const),
];

/** Below it the likeliest danger is no more than a guess: the message is only not about farming. Danger to life is told early. */
const leastShare: Readonly<Record<Refusal, number>> = {
  'off topic': 0,
  instructions: 0.5,
  medical: 0.5,
  poisoning: 0.25,
  distress: 0.25,
};

/** A cry for help is told by what it says: what only sounds like one, as a short "call me" does, is unanswerable. */
function withoutMereSounds(shares: KindShares, { dangers: said }: Reading): KindShares {
  const unsaid = dangers.filter((danger) => !said.has(danger));
  const share = unsaid.reduce((sum, danger) => sum + shares[danger], 0);
  const none = Object.fromEntries(unsaid.map((danger) => [danger, 0]));
  return { ...shares, ...none, unanswerable: shares.unanswerable + share };
}

/** As likely as this, a danger is answered with a helpline, whatever else the message is about. */
const sure = 0.9;
/** Of an animal, named before or now, fever and birth are no illness of a person. */
const isDanger = ({ subjects }: Reading, shares: KindShares): boolean =>
  dangers.some((kind) => shares[kind] >= sure && !(kind === 'medical' && subjects.some(isAnimal)));

/** What words alone refuse is answered if the message as a whole sounds as little of a refusal as this; where people are in danger, the words are enough. */
const leastSound = 0.1;
const soundsRefusable = (why: Refusal, shares: KindShares): boolean =>
  isOfDanger(why) || refusals.reduce((sum, kind) => sum + shares[kind], 0) >= leastSound;

/** Why a message is refused. */
function refusalIn(shares: KindShares): Refusal {
  const kind = refusals.reduce((best, each) => (shares[each] > shares[best] ? each : best));
  return shares[kind] < leastShare[kind] ? 'off topic' : kind;
}

/** A snake in the field is no bite: words of the farm speak against these, but not against poison and despair. */
const doubted: ReadonlySet<Refusal> = new Set(['off topic', 'medical']);
const isDoubtful = (why: Refusal, { isSurelyFarming }: Reading, shares: KindShares): boolean =>
  isSurelyFarming && doubted.has(why) && shares[why] < sure;

/** Less likely off topic than this, a message with words of farming is no more than unknown. */
const leastOffTopic = 0.3;
const isUnlikely = (
  why: Refusal,
  { isForeign, isOtherWorld }: Reading,
  shares: KindShares,
): boolean =>
  why === 'off topic' && !isForeign && !isOtherWorld && shares['off topic'] < leastOffTopic;

/** Weather and laboratories are asked for without a word of farming: their data answers, if the place is one of ours. */
const isOurs = (why: Refusal, { live, isOtherWorld }: Reading): boolean =>
  why === 'off topic' && live !== undefined && !isOtherWorld;

/** What comes of a message with these signs. */
function outcomeOf(signs: Signs): Outcome {
  const sums = outcomes.map((outcome) => weigh(signs, outcomeWeights[outcome]));
  return outcomes[sums.indexOf(Math.max(...sums))] ?? 'unknown';
}

/** From here two texts say the same. */
const same = 0.999;

/** Insects in okra: the facts of a topic of the crop answer, whatever else has the same words. */
function answerTopic(judgement: Judgement, index: FactIndex): Judgement {
  const { reading, ranked } = judgement;
  const isWhole =
    reading.subjects.length > 0 &&
    hasTopics(reading, index) &&
    tellingTerms(reading).every(isWholeTopic);
  const own = ranked.filter(
    ({ fact }) => reading.subjects.includes(fact.subject) && reading.topics.includes(fact.topic),
  );
  return isWhole && own.length > 0 ? { reading, ranked: own, outcome: 'answer' } : judgement;
}

/** How to make vermicompost: a message without a crop that says no more than a phrase of a general fact is answered by it. */
function answerSame(judgement: Judgement): Judgement {
  const { reading, ranked, outcome } = judgement;
  const [best] = ranked;
  const isSame =
    best !== undefined &&
    best.fact.subject === 'general' &&
    reading.subjects.length === 0 &&
    best.features.likeness >= same &&
    best.features.coverage >= same;
  return isSame && outcome === 'unknown' ? { ...judgement, outcome: 'answer' } : judgement;
}

/** Decides whether a message is answered, and why it is refused if it is. */
export function judge(read: Reading, { index, kindsOf }: Knowledge): Judgement {
  const kinds = withoutMereSounds(kindsOf(read.pieces), read);
  if (read.refusal && soundsRefusable(read.refusal, kinds))
    return { reading: read, ranked: [], outcome: 'refuse' };
  const { refusal: _, ...reading } = read;
  const ranked = rank(reading, index);
  if (reading.isGreeting) return { reading, ranked, outcome: 'answer' };
  const outcome = isDanger(reading, kinds)
    ? 'refuse'
    : outcomeOf(signsOf({ reading, ranked, kinds }, index));
  if (outcome !== 'refuse') return answerSame(answerTopic({ reading, ranked, outcome }, index));
  const refusal = refusalIn(kinds);
  if (
    isOurs(refusal, reading) ||
    isDoubtful(refusal, reading, kinds) ||
    isUnlikely(refusal, reading, kinds)
  )
    return { reading, ranked, outcome: 'unknown' };
  return { reading: { ...reading, refusal }, ranked, outcome };
}
