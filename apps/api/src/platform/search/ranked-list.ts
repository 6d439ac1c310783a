import { addsAnything, type QueryPart, type Rank, ranks } from '@upaj/content/search/search-query';
import { type PagePosition, readCursor } from '../paging/cursor.ts';

const LAST: Rank = 3;

/** Where a list continues: in a rank of the search, after a position in its order. */
export interface Start {
  rank: Rank;
  after: PagePosition | undefined;
}

/** The kind of list of a cursor: the order and, after the best rank, the rank. */
export const kindOf = (sort: string, rank: Rank): string => (rank === 0 ? sort : `${sort}/${rank}`);

/** Decodes a cursor; undefined if it was not written for a list of this order. */
export function readPosition(sort: string, cursor: string | undefined): Start | undefined {
  if (cursor === undefined) return { rank: 0, after: undefined };
  for (const rank of ranks) {
    const after = readCursor(kindOf(sort, rank), cursor);
    if (after) return { rank, after };
  }
  return undefined;
}

/** Reads a search rank by rank until there are enough rows; the best rank comes first, each in the chosen order. */
export async function findRanked<Row>(
  parts: readonly QueryPart[],
  start: Start,
  enough: number,
  read: (
    rank: Rank,
    parts: readonly QueryPart[],
    after: PagePosition | undefined,
  ) => Promise<Row[]>,
): Promise<{ row: Row; rank: Rank }[]> {
  const found: { row: Row; rank: Rank }[] = [];
  if (parts.length === 0) return found;
  for (const rank of ranks.slice(start.rank)) {
    if (found.length >= enough) break;
    // Partial matches count only if nothing matches all words.
    if (rank === LAST && (found.length > 0 || (start.after && start.rank !== LAST))) break;
    if (!addsAnything(parts, rank)) continue;
    const rows = await read(rank, parts, rank === start.rank ? start.after : undefined);
    found.push(...rows.map((row) => ({ row, rank })));
  }
  return found.slice(0, enough);
}
