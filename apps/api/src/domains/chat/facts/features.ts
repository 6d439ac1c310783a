import type { PracticeFact, PracticeTopic } from '@upaj/content/practice/practice-fact';
import { statesOfZone } from '@upaj/content/practice/zones';
import type { FactIndex, Hit } from './fact-index.ts';
import { likelihoodOf } from './likelihood.ts';
import type { Reading } from './reading.ts';
import { topicsOf } from './topics.ts';

/** What speaks for and against a fact as the answer to a message, each from about 0 to 1; `weights.data.ts` weighs them. */
export interface Features {
  /** How well the search finds it. */
  found: number;
  /** Share of what the message says that the fact has. */
  coverage: number;
  /** The same of the words that the lexicon does not know. */
  words: number;
  /** The same, where a word tells more the fewer facts of the crop have it. */
  ownCoverage: number;
  /** How nearly one of its keyword phrases says the same as the message. */
  likeness: number;
  /** How often its keyword phrases repeat what the message says. */
  repeated: number;
  /** How likely its words would say the message, against those of all facts. */
  likelihood: number;
  /** It is no fact about a variety, and one was asked for. */
  otherThanVariety: number;
  /** A general fact for a question that names no crop. */
  generalAlone: number;
  /** For a question on a crop: a general fact that names it, one of a topic of all crops, any other. */
  generalNamed: number;
  generalCommon: number;
  generalOther: number;
  /** It is about a crop that is only named by the way; and it names the crop that is asked about. */
  otherSubject: number;
  otherNaming: number;
  /** It has a topic that was asked for. */
  topic: number;
  /** It is of no other topic and holds for the person's state; more the fewer states it holds for. */
  ownZone: number;
  otherZone: number;
  season: number;
  otherSeason: number;
  /** It is about a special way of growing that the message does not name. */
  special: number;
  /** Its place among the facts of its topic: ours begin with what is asked most. */
  order: number;
}

/** General facts of these topics help whatever crop is named. */
const commonTopics: ReadonlySet<PracticeTopic> = new Set([
  'scheme',
  'market',
  'machinery',
  'organic',
  'storage',
]);

/** A rare word may be a slip: it must not outweigh the rest. */
const mostWeight = 4.5;

/** Seasons and numbers choose between facts, but an answer need not repeat them. */
const isAside = (term: string): boolean => asides.has(term) || /^=?\d/.test(term);
const asides: ReadonlySet<string> = new Set(
  'summer kharif rabi rain rainfed irrigated bt basmati kabuli toria kinnow murrah jersey gir sahiwal oyster button'
    .split(' ')
    .map((id) => `~${id}`),
);

/** A cure is asked for so often that it tells nothing beside another word. */
const vague: ReadonlySet<string> = new Set(['~medicine', '~symptom', '~keep', '~dose', '~eat']);

/** What a thing costs is answered by a price alone. */
const musts: ReadonlySet<string> = new Set(['~cost', '~price']);

const special: readonly string[] = [
  ...['~late', '~rainfed', '~dsr', '~sri', '~basmati', '~organic', '~drip'],
];

/** The terms of a message that tell which fact is meant. */
export function tellingTerms({ terms, carried }: Reading): string[] {
  const telling = [...new Set([...terms, ...carried])].filter((term) => !isAside(term));
  const clear = telling.filter((term) => !vague.has(term));
  return clear.length > 0 ? clear : telling;
}

type Weight = (term: string) => number;

/** A message as the features see it: its telling terms, and how much each tells among all facts and those of its crop. */
interface Asked {
  terms: readonly string[];
  /** Terms that a fact of the crop has. */
  ownTerms: readonly string[];
  weight: Weight;
  ownWeight: Weight;
}

function askedIn(reading: Reading, index: FactIndex): Asked {
  const terms = tellingTerms(reading);
  const weight: Weight = (term) => Math.min(mostWeight, index.weightOf(term));
  if (reading.subjects.length === 0) return { terms, ownTerms: terms, weight, ownWeight: weight };
  const pool = [...reading.subjects, 'general' as const].flatMap(index.factsOf);
  const counts = new Map(
    terms.map((term) => [term, pool.filter((fact) => index.termsOf(fact).has(term)).length]),
  );
  const countOf = (term: string) => counts.get(term) ?? 0;
  return {
    terms,
    ownTerms: terms.filter((term) => countOf(term) > 0),
    weight,
    ownWeight: (term) => Math.log(1 + pool.length / (countOf(term) + 1)),
  };
}

const sumOf = (terms: Iterable<string>, weight: Weight): number => {
  let sum = 0;
  for (const term of terms) sum += weight(term);
  return sum;
};

/** How much of some terms is said, by their weights; `ofNone` for no terms. */
function shareOf(
  terms: readonly string[],
  isSaid: (term: string) => boolean,
  weight: Weight,
  ofNone: number,
): number {
  const all = sumOf(terms, weight);
  return all === 0 ? ofNone : sumOf(terms.filter(isSaid), weight) / all;
}

function isSaidBy(term: string, own: ReadonlySet<string>, { fact, terms }: Hit): boolean {
  if (own.has(term) || terms.includes(term)) return true;
  if (!term.startsWith('~')) return false;
  const { strong, weak } = topicsOf(term.slice(1));
  return strong.includes(fact.topic) || weak.includes(fact.topic);
}

function coverageFeatures(hit: Hit, asked: Asked, own: ReadonlySet<string>) {
  const { terms, ownTerms, weight, ownWeight } = asked;
  const isSaid = (term: string) => isSaidBy(term, own, hit);
  const has = (term: string) => own.has(term);
  const isMissed = terms.some((term) => musts.has(term) && !hit.terms.includes(term));
  const words = terms.filter((term) => !term.startsWith('~'));
  return {
    coverage: isMissed ? 0 : shareOf(terms, isSaid, weight, 1),
    words: shareOf(words, isSaid, weight, 1),
    ownCoverage: shareOf(ownTerms, has, ownWeight, 0),
  };
}

/** A term in so many phrases of a fact is what it is about. */
const manyPhrases = 3;

function phraseFeatures(
  phrases: readonly (readonly string[])[],
  { terms, ownTerms, weight, ownWeight }: Asked,
) {
  const all = sumOf(terms, weight);
  const likenesses = phrases.map((phrase) => {
    const shared = terms.filter((term) => phrase.includes(term));
    return shared.length === 0 ? 0 : (2 * sumOf(shared, weight)) / (all + sumOf(phrase, weight));
  });
  const often = (term: string) =>
    Math.min(1, phrases.filter((phrase) => phrase.includes(term)).length / manyPhrases);
  const own = sumOf(ownTerms, ownWeight);
  return {
    likeness: Math.max(0, ...likenesses),
    repeated: own === 0 ? 0 : sumOf(ownTerms, (term) => ownWeight(term) * often(term)) / own,
  };
}

function subjectFeatures(fact: PracticeFact, reading: Reading, own: ReadonlySet<string>) {
  const isOwn = reading.subjects.length === 0 || reading.subjects.includes(fact.subject);
  const isGeneral = fact.subject === 'general' && !isOwn;
  const isNaming = !isOwn && reading.subjects.some((subject) => own.has(`@${subject}`));
  const isNamed = isGeneral && isNaming;
  const isCommon =
    isGeneral && !isNamed && commonTopics.has(fact.topic) && reading.topics.includes(fact.topic);
  return {
    generalAlone: Number(fact.subject === 'general' && reading.subjects.length === 0),
    generalNamed: Number(isNamed),
    generalCommon: Number(isCommon),
    otherSubject: Number(!isOwn && !isGeneral),
    otherNaming: Number(!isGeneral && isNaming),
    generalOther: Number(isGeneral && !isNamed && !isCommon),
  };
}

/** A region of so few states tells as much as one. */
const fewStates = 4;

function placeFeatures(
  { zone, seasons, topic }: PracticeFact,
  { states, season, topics }: Reading,
) {
  const isTopical = topics.length === 0 || topics.includes(topic);
  const inside = zone ? statesOfZone(zone) : [];
  const isPlaced = inside.length > 0 && states.length > 0;
  const isOwn = isPlaced && inside.some((state) => states.includes(state));
  const isDated = season !== undefined && seasons !== undefined;
  const inSeason = isDated && seasons.some((each) => each === season || each === 'perennial');
  return {
    topic: Number(topics.includes(topic)),
    ownZone: isOwn && isTopical ? Math.min(1, fewStates / inside.length) : 0,
    otherZone: Number(isPlaced && !isOwn),
    season: Number(inSeason),
    otherSeason: Number(isDated && !inSeason),
  };
}

const mostOrder = 5;
const orderOf = ({ id, subject }: PracticeFact): number =>
  subject === 'general'
    ? 0
    : Math.min(Number(id.slice(id.lastIndexOf('-') + 1)) - 1, mostOrder) / mostOrder;

/** Tells what speaks for and against each fact that was found for a message. */
export function createFeatures(reading: Reading, index: FactIndex): (hit: Hit) => Features {
  const asked = askedIn(reading, index);
  const named = new Set([...reading.terms, ...reading.carried]);
  return (hit) => {
    const { fact } = hit;
    const own = index.termsOf(fact);
    return {
      found: Math.log1p(hit.score) / 5,
      ...coverageFeatures(hit, asked, own),
      ...phraseFeatures(index.phrasesOf(fact), asked),
      likelihood: likelihoodOf(fact, asked.terms, index),
      otherThanVariety: Number(reading.topics.includes('varieties') && fact.topic !== 'varieties'),
      ...subjectFeatures(fact, reading, own),
      ...placeFeatures(fact, reading),
      special: Number(special.some((term) => own.has(term) && !named.has(term))),
      order: orderOf(fact),
    };
  };
}
