import { ranksOf, type TermSet } from '@upaj/content/search/find-in';
import { parseQuery, type Rank, ranks } from '@upaj/content/search/search-query';

/** The hits of a search, the best first; all records without a search. */
export function ranked<T>(
  records: readonly T[],
  q: string | undefined,
  termsOf: (record: T) => TermSet,
): readonly T[] {
  if (q === undefined) return records;
  const parts = parseQuery(q);
  if (parts.length === 0) return [];
  const worst = (record: T) => {
    const found = ranksOf(termsOf(record), parts);
    return found && ranks[Math.max(...found)];
  };
  const hits = records.map((record) => ({ record, rank: worst(record) }));
  const of = (rank: Rank) => hits.flatMap((hit) => (hit.rank === rank ? [hit.record] : []));
  const whole = ranks.slice(0, 3).flatMap(of);
  // Words are dropped only if no record has them all.
  return whole.length > 0 ? whole : of(3);
}
