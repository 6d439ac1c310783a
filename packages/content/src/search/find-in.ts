import { parseQuery, type QueryPart, type Rank, ranks, type Sought } from './search-query.ts';
import { type Searchable, type SearchTerm, searchTerms } from './search-terms.ts';
import { isMisspelt } from './trigrams.ts';

/** The terms of a text, to be compared with queries. */
export type TermSet = ReadonlySet<string>;

const has = (terms: TermSet, { term, isStart }: Sought): boolean =>
  terms.has(term) || (isStart === true && [...terms].some((each) => each.startsWith(term)));

const isGuess = (terms: TermSet, word: string | undefined): boolean =>
  word !== undefined &&
  [...terms].some((term) => term.startsWith('n:') && isMisspelt(word, term.slice(2)));

function rankOfPart(terms: TermSet, { sought, unknown }: QueryPart): Rank | undefined {
  const at = sought.findIndex((rank) => rank.some((one) => has(terms, one)));
  return ranks[at] ?? (isGuess(terms, unknown) ? 2 : undefined);
}

/** How well a text answers a query: one rank for each part of it, or nothing when it does not answer. */
export function ranksOf(terms: TermSet, parts: readonly QueryPart[]): readonly Rank[] | undefined {
  const found = parts.map((part) => rankOfPart(terms, part));
  if (found.every((rank) => rank !== undefined)) return found;
  const isNamed = parts.some(({ isKnown }) => isKnown);
  const misses = parts.some(({ isKnown }, at) => isKnown && (found[at] ?? 2) > 1);
  return isNamed && !misses ? [3] : undefined;
}

/** Whether anything can be asked for at all: signs alone are no word. */
export const isAskingFor = (parts: readonly QueryPart[]): boolean => parts.length > 0;

/** Editors make no slips of the thumb: the Union is no misspelt onion. */
const isNoGuess = (term: SearchTerm): boolean => !term.startsWith('f:');

/** Makes a list of edited texts searchable; what is found stands in order of fitness, what fits alike in its own order. */
export function createFinder<T>(items: readonly T[], describe: (item: T) => Searchable) {
  const entries = items.map((item) => ({
    item,
    terms: new Set<string>(searchTerms(describe(item)).filter(isNoGuess)),
  }));
  return (query: string): T[] => {
    const parts = parseQuery(query);
    if (!isAskingFor(parts)) return [];
    const hits = entries
      .flatMap(({ item, terms }) => {
        const found = ranksOf(terms, parts);
        if (!found) return [];
        const sum = found.reduce<number>((total, rank) => total + rank, 0);
        return [{ item, worst: Math.max(...found), sum }];
      })
      .sort((left, right) => left.worst - right.worst || left.sum - right.sum);
    // Words are left out only where nothing has them all.
    const isWhole = (hits[0]?.worst ?? 3) < 3;
    return hits.filter(({ worst }) => !isWhole || worst < 3).map(({ item }) => item);
  };
}
