import type { PracticeFact } from '@upaj/content/practice/practice-fact';
import type { FactIndex } from './fact-index.ts';
import { tellingTerms } from './features.ts';
import type { KindShares } from './kinds/kind.ts';
import type { Ranked } from './ranked.ts';
import type { Reading } from './reading.ts';

/** What tells whether the best fact answers a message, no fact does, or it is not about farming. */
export interface Signs {
  one: number;
  /** How likely any of the facts found is relevant. */
  anyRelevant: number;
  /** Of the best fact: its score, its relevance, how likely it helps, its share, and some of its features. */
  score: number;
  relevance: number;
  helps: number;
  share: number;
  coverage: number;
  words: number;
  likeness: number;
  repeated: number;
  likelihood: number;
  isTopical: number;
  /** How likely the best fact or another one of its crop and topic is the best. */
  topicShare: number;
  /** The crop has facts of every topic that was asked for. */
  hasTopics: number;
  /** One of the best fact's phrases says the same. */
  isExact: number;
  /** A variety was asked for, and the best fact is about something else. */
  otherThanVariety: number;
  /** Meanings of the message that the best fact lacks, by what they tell; 1 for two rare ones. */
  missed: number;
  isGeneral: number;
  /** A general fact for a question on a crop. */
  isGeneralForCrop: number;
  /** The message names a crop, or goes on with one. */
  hasSubject: number;
  isFollowUp: number;
  /** Words that no fact has, and words that only other facts have; 1 for three of them. */
  strange: number;
  elsewhere: number;
  /** What the words of the whole message sound like, each from 0 (unlike) to 1. */
  answerable: number;
  unanswerable: number;
  offTopic: number;
  danger: number;
  /** More likely than not to be refused. */
  isRefusable: number;
  /** By the word lists: nothing of farming in it; of another world; surely of farming; a question for live data. */
  isForeign: number;
  isOtherWorld: number;
  isSurelyFarming: number;
  isLive: number;
}

const manyWords = 3;
/** Of a message for which nothing is found. */
const leastRelevance = -10;
/** A phrase that is as like as this says the same. */
const exact = 0.8;
/** Shares are near 0 or 1: their logarithm tells more. */
const leastShare = 1e-3;
const logOf = (share: number): number =>
  1 - Math.log(Math.max(leastShare, share)) / Math.log(leastShare);

const isLike = (fact: PracticeFact, best: Ranked | undefined): boolean =>
  fact.subject === best?.fact.subject && fact.topic === best.fact.topic;

/** The crop has facts of every topic that was asked for. */
export const hasTopics = ({ topics, subjects }: Reading, index: FactIndex): boolean =>
  subjects.length === 0 ||
  topics.every((topic) => subjects.some((subject) => index.topicsOf(subject).has(topic)));

/** The price of a day is live data; the support price of a season is a fact. */
const isSupportPrice = ({ terms }: Reading): boolean => terms.includes('~msp');

const missedIn = (reading: Reading, own: ReadonlySet<string>, index: FactIndex): number =>
  tellingTerms(reading)
    .filter((term) => term.startsWith('~') && !own.has(term))
    .reduce((sum, term) => sum + index.weightOf(term), 0);

/** The share of all facts found beside that of none. */
function anyRelevantOf(ranked: readonly Ranked[]): number {
  const all = ranked.reduce((sum, { relevance }) => sum + Math.exp(relevance), 0);
  return all / (1 + all);
}

/** What is known of a message before it is decided on. */
export interface Judged {
  reading: Reading;
  ranked: readonly Ranked[];
  kinds: KindShares;
}

/** The signs of a message. */
export function signsOf({ reading, ranked, kinds }: Judged, index: FactIndex): Signs {
  const [best] = ranked;
  const own = best ? index.termsOf(best.fact) : new Set<string>();
  const missing = tellingTerms(reading).filter((term) => !term.startsWith('~') && !own.has(term));
  const strange = missing.filter((term) => !index.has(term)).length;
  const features = best?.features;
  const danger = kinds.poisoning + kinds.distress + kinds.medical + kinds.instructions;
  return {
    one: 1,
    anyRelevant: anyRelevantOf(ranked),
    score: (best?.score ?? 0) / 10,
    relevance: (best?.relevance ?? leastRelevance) / 10,
    helps: best?.helps ?? 0,
    share: best?.share ?? 0,
    coverage: features?.coverage ?? 0,
    words: features?.words ?? 0,
    likeness: features?.likeness ?? 0,
    repeated: features?.repeated ?? 0,
    likelihood: features?.likelihood ?? 0,
    topicShare: ranked.reduce((sum, { fact, share }) => sum + (isLike(fact, best) ? share : 0), 0),
    hasTopics: Number(hasTopics(reading, index)),
    isExact: Number(
      features !== undefined && features.likeness >= exact && features.coverage >= exact,
    ),
    otherThanVariety: features?.otherThanVariety ?? 0,
    missed: Math.min(1, missedIn(reading, own, index) / 9),
    isTopical: Number(best !== undefined && reading.topics.includes(best.fact.topic)),
    isGeneral: Number(best?.fact.subject === 'general'),
    isGeneralForCrop: Number(best?.fact.subject === 'general' && reading.subjects.length > 0),
    hasSubject: Number(reading.subjects.length > 0),
    isFollowUp: Number(reading.isFollowUp),
    strange: Math.min(1, strange / manyWords),
    elsewhere: Math.min(1, (missing.length - strange) / manyWords),
    answerable: logOf(kinds.answerable),
    unanswerable: logOf(kinds.unanswerable),
    offTopic: logOf(kinds['off topic']),
    danger: logOf(danger),
    isRefusable: Number(danger + kinds['off topic'] > 0.5),
    isForeign: Number(reading.isForeign),
    isOtherWorld: Number(reading.isOtherWorld),
    isSurelyFarming: Number(reading.isSurelyFarming),
    isLive: Number(reading.live !== undefined && !isSupportPrice(reading)),
  };
}
