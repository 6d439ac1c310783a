import { categoryNames } from '@upaj/content/search/names-of-categories';
import {
  partsFor,
  type QueryPart,
  type Rank,
  ranks,
  type Sought,
  soughtUpTo,
} from '@upaj/content/search/search-query';
import type { Category } from '@upaj/contract/crops.schema';
import { and, not, or, type SQL, sql } from 'drizzle-orm';
import { crops } from './crops.tables.ts';

/** A search for the listings of one rank and of no better one. */
export interface RankedSearch {
  parts: readonly QueryPart[];
  rank: Rank;
}

const quoted = (text: string) => `'${text.replace(/['\\]/g, '$&$&')}'`;
const lexeme = ({ term, isStart }: Sought) => quoted(term) + (isStart ? ':*' : '');

/** The tsquery of one part. */
const alternatives = (part: QueryPart, upTo: Rank): string =>
  `(${soughtUpTo(part, upTo).map(lexeme).join(' | ')})`;

const matchesTerms = (query: string): SQL => sql`${crops.searchTerms} @@ ${query}::tsquery`;

/** One index condition for all known words, and a trigram match for each unknown one. */
function matches(all: readonly QueryPart[], upTo: Rank): SQL | undefined {
  const parts = partsFor(all, upTo);
  const guessed = upTo === 2 ? parts.filter(({ unknown }) => unknown !== undefined) : [];
  const known = parts.filter((part) => !guessed.includes(part));
  const query = known.map((part) => alternatives(part, upTo)).join(' & ');
  return and(
    query ? matchesTerms(query) : undefined,
    ...guessed.map((part) =>
      or(matchesTerms(alternatives(part, upTo)), sql`${crops.nameWords} %> ${part.unknown}`),
    ),
  );
}

/** The category as a search term: the index of words then finds both, however many listings have only one. */
export const hasCategoryTerm = (category: Category): SQL =>
  matchesTerms(quoted(`c:${categoryNames[category][0]}`));

/** The condition of a listing of this rank and of no better one. */
export function matchesRankOnly({ parts, rank }: RankedSearch): SQL | undefined {
  const found = matches(parts, rank);
  const before = ranks[rank - 1];
  const better = before === undefined ? undefined : matches(parts, before);
  return better ? and(found, not(better)) : found;
}
