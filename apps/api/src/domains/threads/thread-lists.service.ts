import { isMeant, parseQuery, type QueryPart, type Rank } from '@upaj/content/search/search-query';
import { pageSize } from '@upaj/content/trade-unit';
import { invalidField } from '@upaj/contract/api-error';
import { readableText } from '@upaj/contract/post-checks';
import type {
  HashtagUse,
  SimilarThread,
  SortedThreadFilter,
  Thread,
  ThreadFilter,
} from '@upaj/contract/threads.schema';
import type { Person } from '../../platform/access/person.ts';
import { type PagePosition, writeCursor } from '../../platform/paging/cursor.ts';
import { findRanked, kindOf, readPosition } from '../../platform/search/ranked-list.ts';
import { createBriefs } from './thread-brief.ts';
import type { ThreadRow } from './thread-columns.store.ts';
import type { ThreadFinds } from './thread-finds.store.ts';
import type { ThreadLists, ThreadOrder } from './thread-lists.store.ts';
import type { SurroundingsOf } from './thread-surroundings.ts';
import { threadView } from './thread-views.ts';

const MOST_SIMILAR = 5;

/** What a list in this order is sorted by. */
const keyOf = (row: ThreadRow, order: ThreadOrder): number => {
  if (order === 'popular') return row.popularity;
  return (order === 'activity' ? row.lastActivityAt : row.createdAt).getTime();
};

/** A page of discussions. */
interface Page {
  data: Thread[];
  nextCursor: string | null;
}

/** Reads lists of discussions. */
export function createThreadListing(deps: {
  lists: ThreadLists;
  finds: ThreadFinds;
  surroundingsOf: SurroundingsOf;
}) {
  const { lists, finds, surroundingsOf } = deps;
  const brief = createBriefs();

  async function page(
    person: Person | undefined,
    filter: ThreadFilter,
    sort: ThreadOrder,
    authorId?: string,
  ): Promise<Page> {
    const { q, hashtag, crop, cursor, limit = pageSize } = filter;
    const isUnanswered = filter.unanswered === 'true';
    const isBrief = filter.brief === 'true';
    // Nothing has been written in an unanswered discussion after itself.
    const order = isUnanswered && sort === 'activity' ? 'newest' : sort;
    const start = readPosition(order, cursor);
    if (!start) throw invalidField('cursor', 'wrong_cursor');
    const wanted = { hashtag, crop, authorId, isUnanswered, isBrief };
    const read = (rank: Rank, parts: readonly QueryPart[], after: PagePosition | undefined) =>
      lists.list({
        wanted: { ...wanted, search: { parts, rank } },
        order,
        after,
        limit: limit + 1,
      });
    const found =
      q === undefined
        ? await lists
            .list({ wanted, order, after: start.after, limit: limit + 1 })
            .then((rows) => rows.map((row) => ({ row, rank: 0 as const })))
        : await findRanked(parseQuery(q), start, limit + 1, read);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    const rows = shown.map(({ row }) => row);
    const surroundings = await surroundingsOf(person, { threads: rows });
    return {
      data: rows.map((row) =>
        threadView(row, surroundings, undefined, isBrief ? brief : undefined),
      ),
      nextCursor: last
        ? writeCursor(kindOf(order, last.rank), { key: keyOf(last.row, order), id: last.row.id })
        : null,
    };
  }

  return {
    /** A page of all discussions, the newest or the last written in first. */
    list: (person: Person | undefined, { sort = 'newest', ...filter }: SortedThreadFilter) =>
      page(person, filter, sort),

    /** A page of all discussions, the most popular first. */
    popular: (person: Person | undefined, filter: ThreadFilter) => page(person, filter, 'popular'),

    /** A page of one's own discussions, the newest first; hidden ones too. */
    mine: (person: Person, filter: ThreadFilter) => page(person, filter, 'newest', person.id),

    /** Discussions that may answer the question of a title. */
    async similar(person: Person | undefined, title: string): Promise<SimilarThread[]> {
      const parts = parseQuery(title).filter(isMeant);
      if (parts.length === 0) return [];
      const found = await finds.similar(parts, MOST_SIMILAR);
      return found.map((row) => ({
        _id: row.id,
        title: readableText(row.title, person, row),
        commentCount: row.commentCount,
        hasAnswer: row.acceptedId !== null,
      }));
    },

    /** The hashtags that the latest discussions use most. */
    hashtags: (): Promise<HashtagUse[]> => finds.hashtags(),
  };
}
