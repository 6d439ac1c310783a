import type { PracticeFact, PracticeTopic } from '@upaj/content/practice/practice-fact';
import type { FactIndex, Hit } from './fact-index.ts';
import { createFeatures, type Features } from './features.ts';
import type { Ranked, Scored } from './ranked.ts';
import type { Reading } from './reading.ts';
import { rerank } from './relevance/rerank.ts';
import { factWeights, type Weights, weigh } from './weights.ts';

/** What is found behind these is never the answer. */
const mostFound = 60;

const topicTerm = (topic: PracticeTopic) => `#${topic}`;

function optionsFor(reading: Reading, index: FactIndex) {
  const { subjects, touched } = reading;
  const isAllowed = (fact: PracticeFact) =>
    subjects.length === 0 ||
    fact.subject === 'general' ||
    subjects.includes(fact.subject) ||
    // What a crop by the way is told about helps only where it names the crop that is asked about.
    (touched.includes(fact.subject) &&
      subjects.some((subject) => index.termsOf(fact).has(`@${subject}`)));
  const strong = new Set(reading.topics.map(topicTerm));
  const carried = new Set(reading.carried);
  return {
    boost: { topic: 2.5, keywords: 2, en: 1, hi: 1 },
    filter: ({ id }: { id: string }) => {
      const fact = index.factOf(String(id));
      return fact !== undefined && isAllowed(fact);
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

/** A fact that the search finds, with what speaks for and against it. */
export interface Found {
  hit: Hit;
  features: Features;
}

/** The facts that the search finds for a reading. */
export function find(reading: Reading, index: FactIndex): Found[] {
  const featuresOf = createFeatures(reading, index);
  return index
    .search(queryOf(reading), optionsFor(reading, index))
    .slice(0, mostFound)
    .map((hit) => ({ hit, features: featuresOf(hit) }));
}

/** Scores what was found by these weights, best first. */
export const scoreBy = (found: readonly Found[], weights: Weights<Features>): Scored[] =>
  found
    .map(({ hit, features }) => ({ fact: hit.fact, features, score: weigh(features, weights) }))
    .sort((left, right) => right.score - left.score);

/** Ranks facts for a reading, best first. */
export const rank = (
  reading: Reading,
  index: FactIndex,
  weights: Weights<Features> = factWeights,
): Ranked[] => rerank(scoreBy(find(reading, index), weights), reading, index);
