import { setImmediate as pause } from 'node:timers/promises';
import type { PracticeFact, PracticeTopic } from '@upaj/content/practice/practice-fact';
import { practiceFacts } from '@upaj/content/practice/practice-facts';
import type { SubjectId } from '@upaj/content/practice/subjects';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { termsIn } from './reader.ts';
import { learnWords, wordsOf } from './words.ts';

interface Entry {
  id: string;
  topic: string;
  keywords: string;
  en: string;
  hi: string;
}

/** A fact found, with the terms of the query that it has. */
export interface Hit {
  fact: PracticeFact;
  score: number;
  terms: readonly string[];
}

export interface FactIndex {
  /** Whether a folded word occurs in a fact. */
  isWord(word: string): boolean;
  /** How much a term tells: rare ones tell more, unknown ones most. */
  weightOf(term: string): number;
  /** Whether a term occurs at all. */
  has(term: string): boolean;
  /** A fact by its id. */
  factOf(id: string): PracticeFact | undefined;
  /** All facts about a subject. */
  factsOf(subject: SubjectId): readonly PracticeFact[];
  /** The topics of the facts about a subject. */
  topicsOf(subject: SubjectId): ReadonlySet<PracticeTopic>;
  /** The terms of a fact, without its topic. */
  termsOf(fact: PracticeFact): ReadonlySet<string>;
  /** The terms of each keyword phrase of a fact, each once; lists, since they are short and very many. */
  phrasesOf(fact: PracticeFact): readonly (readonly string[])[];
  search(terms: readonly string[], options: SearchOptions): readonly Hit[];
}

const fields = ['topic', 'keywords', 'en', 'hi'];

/** The folded words of a fact's texts. */
const wordsOfFact = ({ text, keywords }: PracticeFact) => ({
  en: wordsOf(text.en),
  hi: wordsOf(text.hi),
  keywords: keywords.map(wordsOf),
});

/** What is read at a time: other requests are answered between two slices. */
const factsPerSlice = 30;

interface ReadFacts {
  words: Set<string>;
  phrases: Map<string, readonly (readonly string[])[]>;
  terms: Map<string, ReadonlySet<string>>;
}

/** Reads some facts into their terms; their own crop is in each of them and tells nothing. */
function readSlice(facts: readonly PracticeFact[], { words, terms, phrases }: ReadFacts): Entry[] {
  const texts = facts.map(wordsOfFact);
  const fresh = texts.flatMap(({ en, hi, keywords }) => [...en, ...hi, ...keywords.flat()]);
  learnWords(fresh);
  for (const word of fresh) words.add(word);
  return facts.map(({ id, subject, topic }, at): Entry => {
    const read = (list: readonly string[] = []) =>
      termsIn(list).filter((term) => term !== `@${subject}`);
    const said = (texts[at]?.keywords ?? []).map(read);
    const keywords = said.flat();
    phrases.set(
      id,
      said.filter((phrase) => phrase.length > 0).map((phrase) => [...new Set(phrase)]),
    );
    const [en, hi] = [read(texts[at]?.en), read(texts[at]?.hi)];
    terms.set(id, new Set([...keywords, ...en, ...hi]));
    return {
      id,
      topic: `#${topic}`,
      keywords: keywords.join(' '),
      en: en.join(' '),
      hi: hi.join(' '),
    };
  });
}

/** In how many facts each term occurs. */
function countTerms(terms: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const each of terms.values()) {
    for (const term of each) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** Facts by what they are about. */
function bySubject(
  facts: readonly PracticeFact[],
): ReadonlyMap<SubjectId, readonly PracticeFact[]> {
  const found = new Map<SubjectId, PracticeFact[]>();
  for (const fact of facts) {
    const own = found.get(fact.subject);
    if (own) own.push(fact);
    else found.set(fact.subject, [fact]);
  }
  return found;
}

/** Builds the index over all facts. Terms are made by `reader.ts` and only parted by spaces here. */
export async function buildFactIndex(
  facts: readonly PracticeFact[] = practiceFacts,
): Promise<FactIndex> {
  const words = new Set<string>();
  const terms = new Map<string, ReadonlySet<string>>();
  const phrases = new Map<string, readonly (readonly string[])[]>();
  const search = new MiniSearch<Entry>({
    fields,
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  });
  for (let at = 0; at < facts.length; at += factsPerSlice) {
    search.addAll(readSlice(facts.slice(at, at + factsPerSlice), { words, terms, phrases }));
    await pause();
  }
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const counts = countTerms(terms);
  const owned = bySubject(facts);
  const none: ReadonlySet<string> = new Set();
  return {
    isWord: (word) => words.has(word),
    has: (term) => counts.has(term),
    factOf: (id) => byId.get(id),
    factsOf: (subject) => owned.get(subject) ?? [],
    topicsOf: (subject) => new Set((owned.get(subject) ?? []).map(({ topic }) => topic)),
    weightOf: (term) => Math.log(1 + facts.length / ((counts.get(term) ?? 0) + 1)),
    termsOf: (fact) => terms.get(fact.id) ?? none,
    phrasesOf: (fact) => phrases.get(fact.id) ?? [],
    search: (sought, options) =>
      search.search(sought.join(' '), options).flatMap(({ id, score, queryTerms }) => {
        const fact = byId.get(String(id));
        return fact ? [{ fact, score, terms: queryTerms }] : [];
      }),
  };
}
