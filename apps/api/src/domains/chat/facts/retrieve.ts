import type { PracticeFact, PracticeTopic } from '@upaj/content/practice/practice-fact';
import type { SubjectId } from '@upaj/content/practice/subjects';
import { statesOfZone } from '@upaj/content/practice/zones';
import type { FactIndex, Hit } from './fact-index.ts';
import type { Reading } from './reading.ts';
import { topicsOf } from './topics.ts';

const orderStep = 0.02;
const mostOrder = 5;

/** A fact with how well it answers. */
export interface Ranked {
  fact: PracticeFact;
  score: number;
  /** Share of what the message says that the fact is about, weighted by how much each word tells. */
  coverage: number;
}

/** General facts of these topics help whatever crop is named. */
const commonTopics: ReadonlySet<PracticeTopic> = new Set([
  'scheme',
  'market',
  'machinery',
  'organic',
  'storage',
]);

const topicTerm = (topic: PracticeTopic) => `#${topic}`;

/** A region of a few states tells more than half of India. */
const fewStates = 4;

/** The place decides between facts: a state's own facts, then those of all India, then another region's. */
export function zoneFactor({ zone }: PracticeFact, { states }: Reading): number {
  if (!zone) return 1;
  const inside = statesOfZone(zone);
  if (states.length === 0 || inside.length === 0) return 1;
  if (!inside.some((state) => states.includes(state))) return 0.7;
  return inside.length <= fewStates ? 1.4 : 1.15;
}

function seasonFactor({ seasons }: PracticeFact, { season }: Reading): number {
  if (!season || !seasons) return 1;
  return seasons.includes(season) || seasons.includes('perennial') ? 1.15 : 0.85;
}

const isSaidBy = (term: string, hit: Hit): boolean => {
  if (hit.terms.includes(term)) return true;
  if (!term.startsWith('~')) return false;
  const { strong, weak } = topicsOf(term.slice(1));
  return strong.includes(hit.fact.topic) || weak.includes(hit.fact.topic);
};

/** A rare word may be a slip: it must not outweigh the rest. */
const mostWeight = 4.5;

/** Seasons and numbers choose between facts, but an answer need not repeat them. */
const isAside = (term: string): boolean => asides.has(term) || /^=?\d/.test(term);
const asides: ReadonlySet<string> = new Set([
  '~summer',
  '~kharif',
  '~rabi',
  '~rain',
  '~rainfed',
  '~irrigated',
  '~bt',
  '~basmati',
  '~kabuli',
  '~toria',
  '~kinnow',
  '~murrah',
  '~jersey',
  '~gir',
  '~sahiwal',
  '~oyster',
  '~button',
]);

/** A cure is asked for so often that it tells nothing beside another word. */
const vague: ReadonlySet<string> = new Set(['~medicine', '~symptom', '~keep', '~dose', '~eat']);

/** What a thing costs is answered by a price alone. */
const musts: ReadonlySet<string> = new Set(['~cost', '~price']);

/** How much of the message a fact is about, from 0 to 1; 1 for a message of names alone. */
function coverageOf(hit: Hit, reading: Reading, index: FactIndex): number {
  const telling = reading.terms.filter((term) => !isAside(term));
  const terms = telling.some((term) => !vague.has(term))
    ? telling.filter((term) => !vague.has(term))
    : telling;
  if (terms.some((term) => musts.has(term) && !hit.terms.includes(term))) return 0;
  let all = 0;
  let said = 0;
  for (const term of terms) {
    const weight = Math.min(mostWeight, index.weightOf(term));
    all += weight;
    if (isSaidBy(term, hit)) said += weight;
  }
  return all === 0 ? 1 : said / all;
}

function optionsFor(
  reading: Reading,
  index: FactIndex,
  isAllowed: (subject: SubjectId) => boolean,
) {
  const strong = new Set(reading.topics.map(topicTerm));
  const carried = new Set(reading.carried);
  return {
    boost: { topic: 2.5, keywords: 2, en: 1, hi: 1 },
    filter: ({ id }: { id: string }) => {
      const subject = index.subjectOf(String(id));
      return subject !== undefined && isAllowed(subject);
    },
    boostTerm: (term: string) => {
      if (term.startsWith('#')) return strong.has(term) ? 1.6 : 0.5;
      if (term.startsWith('@')) return 1;
      return carried.has(term) ? 0.5 : 1;
    },
    // Only a word that no fact has can be misspelt.
    fuzzy: (term: string) => (/^[a-z]{5,}$/.test(term) && !index.has(term) ? 1 : false),
    prefix: (term: string) => /^[a-z]{5,}$/.test(term) && !index.has(term),
  };
}

function queryOf(reading: Reading): string[] {
  const topics = [
    ...reading.topics,
    ...reading.hints.filter((topic) => !reading.topics.includes(topic)),
  ];
  const subjects = reading.subjects.map((subject) => `@${subject}`);
  return [...reading.terms, ...reading.carried, ...topics.map(topicTerm), ...subjects];
}

/** A general fact for a crop must be of a topic that is common to all crops, or name the crop. */
function subjectFactor(fact: PracticeFact, reading: Reading, index: FactIndex): number {
  if (reading.subjects.includes(fact.subject)) return 1;
  if (reading.subjects.length === 0) return 1;
  const named = reading.subjects.some((subject) => index.termsOf(fact).has(`@${subject}`));
  const isCommon = commonTopics.has(fact.topic) && reading.topics.includes(fact.topic);
  if (isCommon) return named ? 1.1 : 0.7;
  return named ? 0.7 : 0.45;
}

/** A question for a variety is answered by one. */
function topicFactor({ topic }: PracticeFact, { topics }: Reading): number {
  if (topics.length === 0 || topics.includes(topic)) return 1;
  return topics.includes('varieties') ? 0.5 : 1;
}

/** Special ways and times of growing: a fact on them answers only who names them. */
const special: readonly string[] = [
  '~late',
  '~rainfed',
  '~dsr',
  '~sri',
  '~basmati',
  '~organic',
  '~drip',
];

function specialFactor(fact: PracticeFact, { terms, carried }: Reading, index: FactIndex): number {
  const own = index.termsOf(fact);
  const isOther = special.some(
    (term) => own.has(term) && !terms.includes(term) && !carried.includes(term),
  );
  return isOther ? 0.85 : 1;
}

/** Our files begin with what is asked most: among equals the first fact is the plainest. */
function orderFactor({ id }: PracticeFact): number {
  const at = Number(id.slice(id.lastIndexOf('-') + 1)) || 1;
  return 1 - Math.min(at - 1, mostOrder) * orderStep;
}

/** How nearly one of a fact's keyword phrases says the same as the message, from 0 to 1. */
function likenessOf(fact: PracticeFact, reading: Reading, index: FactIndex): number {
  const asked = [...new Set([...reading.terms, ...reading.carried])];
  const weight = (terms: readonly string[]) =>
    terms.reduce((sum, term) => sum + Math.min(mostWeight, index.weightOf(term)), 0);
  const all = weight(asked);
  if (all === 0) return 0;
  let best = 0;
  for (const phrase of index.phrasesOf(fact)) {
    const shared = asked.filter((term) => phrase.has(term));
    if (shared.length === 0) continue;
    const both = weight(shared);
    best = Math.max(best, (2 * both) / (all + weight([...phrase])));
  }
  return best;
}

const likenessShare = Number(process.env.LIKE ?? 0.5);

/** Ranks facts for a reading, best first. */
export function rank(reading: Reading, index: FactIndex): Ranked[] {
  const named = new Set<SubjectId>(reading.subjects);
  const isAllowed = (subject: SubjectId) =>
    named.size === 0 || named.has(subject) || subject === 'general';
  const hits = index.search(queryOf(reading), optionsFor(reading, index, isAllowed));
  return hits
    .map((hit) => {
      const coverage = coverageOf(hit, reading, index);
      const fits =
        zoneFactor(hit.fact, reading) *
        seasonFactor(hit.fact, reading) *
        subjectFactor(hit.fact, reading, index);
      return {
        fact: hit.fact,
        coverage,
        score:
          hit.score *
          fits *
          topicFactor(hit.fact, reading) *
          specialFactor(hit.fact, reading, index) *
          (hit.fact.subject === 'general' ? 1 : orderFactor(hit.fact)) *
          (1 + likenessShare * likenessOf(hit.fact, reading, index)) *
          (0.5 + coverage / 2),
      };
    })
    .sort((left, right) => right.score - left.score);
}
