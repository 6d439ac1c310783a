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

/** The rank of a text for each part of a query; undefined if the text does not match. */
export function ranksOf(terms: TermSet, parts: readonly QueryPart[]): readonly Rank[] | undefined {
  const found = parts.map((part) => rankOfPart(terms, part));
  if (found.every((rank) => rank !== undefined)) return found;
  const isNamed = parts.some(({ isKnown }) => isKnown);
  const misses = parts.some(({ isKnown }, at) => isKnown && (found[at] ?? 2) > 1);
  return isNamed && !misses ? [3] : undefined;
}

/** Whether a query contains a word; punctuation alone does not. */
export const isAskingFor = (parts: readonly QueryPart[]): boolean => parts.length > 0;

/** Edited texts have no typing errors: Union is not a misspelt onion. */
const isNoGuess = (term: SearchTerm): boolean => !term.startsWith('f:');

/** Makes a list of edited texts searchable. Hits are sorted by rank, and equal ranks keep the order of the list. */
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
    // Words are dropped only if no text has them all.
    const isWhole = (hits[0]?.worst ?? 3) < 3;
    return hits.filter(({ worst }) => !isWhole || worst < 3).map(({ item }) => item);
  };
}
