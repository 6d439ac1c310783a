import {
  partsFor,
  type QueryPart,
  type Rank,
  ranks,
  type Sought,
  soughtUpTo,
} from '@upaj/content/search/search-query';
import { and, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A search for what has one rank and no better one. */
export interface RankedSearch {
  parts: readonly QueryPart[];
  rank: Rank;
}

/** The columns of a table that is searched. */
export interface SearchColumns {
  /** The terms of `content/search`, a tsvector with a GIN index. */
  terms: AnyPgColumn;
  /** The folded words of the name, with a trigram index. */
  nameWords: AnyPgColumn;
}

const quoted = (text: string) => `'${text.replace(/['\\]/g, '$&$&')}'`;
const lexeme = ({ term, isStart }: Sought) => quoted(term) + (isStart ? ':*' : '');

/** The tsquery of one part. */
const alternatives = (part: QueryPart, upTo: Rank): string =>
  `(${soughtUpTo(part, upTo).map(lexeme).join(' | ')})`;

const matchesTerms = ({ terms }: SearchColumns, query: string): SQL =>
  sql`${terms} @@ ${query}::tsquery`;

/** Finds what has a term exactly, such as one of a filter. */
export const hasTerm = (columns: SearchColumns, term: string): SQL =>
  matchesTerms(columns, quoted(term));

/** One index condition for all known words, and a trigram match for each unknown one. */
function matches(columns: SearchColumns, all: readonly QueryPart[], upTo: Rank): SQL | undefined {
  const parts = partsFor(all, upTo);
  const guessed = upTo === 2 ? parts.filter(({ unknown }) => unknown !== undefined) : [];
  const known = parts.filter((part) => !guessed.includes(part));
  const query = known.map((part) => alternatives(part, upTo)).join(' & ');
  return and(
    query ? matchesTerms(columns, query) : undefined,
    ...guessed.map((part) =>
      or(
        matchesTerms(columns, alternatives(part, upTo)),
        sql`${columns.nameWords} %> ${part.unknown}`,
      ),
    ),
  );
}

/** The condition of what has this rank and no better one. */
export function matchesRankOnly(
  columns: SearchColumns,
  { parts, rank }: RankedSearch,
): SQL | undefined {
  const found = matches(columns, parts, rank);
  const before = ranks[rank - 1];
  const better = before === undefined ? undefined : matches(columns, parts, before);
  return better ? and(found, not(better)) : found;
}

/** Finds what has at least a third of the parts by name, and two of several; counts how many of them it has. */
export function matchesSome(
  columns: SearchColumns,
  parts: readonly QueryPart[],
): { found: SQL; matched: SQL<number> } {
  const each = parts.map((part) => alternatives(part, 0));
  const counts = each.map((query) => sql`(${matchesTerms(columns, query)})::int`);
  const matched = sql<number>`(${sql.join(counts, sql` + `)})`;
  const least = Math.max(Math.min(parts.length, 2), Math.ceil(parts.length / 3));
  // Pairs, which the index finds at once; the count then leaves out what has too few.
  const pairs = each.flatMap((one, at) => each.slice(at + 1).map((other) => `(${one} & ${other})`));
  const query = (pairs.length > 0 ? pairs : each).join(' | ');
  return { found: sql`${matchesTerms(columns, query)} and ${matched} >= ${least}`, matched };
}
