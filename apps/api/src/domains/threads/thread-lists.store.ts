import { and, desc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { createJoin } from '../../platform/concurrency/batch.ts';
import type { PagePosition } from '../../platform/paging/cursor.ts';
import {
  hasTerm,
  matchesRankOnly,
  type RankedSearch,
} from '../../platform/search/ranked-search.ts';
import { readSearchPage } from '../../platform/search/search-pages.ts';
import { cropTerm, hashtagTerm } from './search-columns.ts';
import {
  briefColumns,
  isSameThread,
  type ThreadRow,
  threadColumns,
} from './thread-columns.store.ts';
import { threadStats, threads } from './threads.tables.ts';

/** The order of a list, the greatest first. */
export type ThreadOrder = 'newest' | 'activity' | 'popular';

/** What a list has. */
export interface ThreadQuery {
  search?: RankedSearch | undefined;
  hashtag?: string | undefined;
  crop?: string | undefined;
  /** Only the discussions of one author, hidden ones too. */
  authorId?: string | undefined;
  /** Only those without a comment. */
  isUnanswered: boolean;
  /** Without ids, and with the beginning of the text. */
  isBrief: boolean;
}

/** A page of a list: what it has, its order, and where it starts. */
export interface ThreadPage {
  wanted: ThreadQuery;
  order: ThreadOrder;
  after: PagePosition | undefined;
  limit: number;
}

export type ThreadLists = ReturnType<typeof createThreadLists>;

const { isListed, threadId, commentCount, createdAt, lastActivityAt, popularity } = threadStats;
const columns = { terms: threads.searchTerms, nameWords: threads.titleWords };

const sortKey = { newest: createdAt, activity: lastActivityAt, popular: popularity } as const;
/** The same as an expression that no index serves, so that the matches are sorted. */
const unindexed: Record<ThreadOrder, SQL> = {
  newest: sql`${createdAt} + interval '0'`,
  activity: sql`${lastActivityAt} + interval '0'`,
  popular: sql`${popularity} + 0`,
};
const typeOfKey = { newest: 'timestamptz', activity: 'timestamptz', popular: 'bigint' } as const;

/** The values of a statement's placeholders. */
type Values = { key?: string | number; id?: string; authorId?: string };

function valuesOf({ wanted, order, after }: ThreadPage): Values {
  const { authorId } = wanted;
  return {
    ...(authorId !== undefined && { authorId }),
    ...(after && {
      key: order === 'popular' ? after.key : new Date(after.key).toISOString(),
      id: after.id,
    }),
  };
}

/** The rows of a page in the order of an index, apart from its search. */
function conditionsOf({ wanted, order, after }: ThreadPage): SQL | undefined {
  const [key, id] = [sql.placeholder('key'), sql.placeholder('id')];
  // In the text of the statement, so that it matches the condition of an index.
  const isUnanswered = wanted.isUnanswered ? eq(commentCount, sql`0`) : undefined;
  if (wanted.authorId !== undefined) {
    return and(
      eq(threads.authorId, sql.placeholder('authorId')),
      isNull(threads.deletedAt),
      isUnanswered,
      after && sql`(${threads.createdAt}, ${threads.id}) < (${key}::timestamptz, ${id}::uuid)`,
    );
  }
  return and(
    eq(isListed, sql`true`),
    isUnanswered,
    after &&
      sql`(${sortKey[order]}, ${threadId}) < (${key}::${sql.raw(typeOfKey[order])}, ${id}::uuid)`,
  );
}

const orderOf = ({ wanted, order }: ThreadPage): SQL[] =>
  wanted.authorId === undefined
    ? [desc(sortKey[order]), desc(threadId)]
    : [desc(threads.createdAt), desc(threads.id)];

/** What needs the index of words. */
const foundBy = ({ search, hashtag, crop }: ThreadQuery): SQL | undefined =>
  and(
    search && matchesRankOnly(columns, search),
    hashtag === undefined ? undefined : hasTerm(columns, hashtagTerm(hashtag)),
    crop === undefined ? undefined : hasTerm(columns, cropTerm(crop)),
  );

const show = (db: Database, { isBrief }: ThreadQuery) =>
  db.select(isBrief ? briefColumns : threadColumns);

/** A page in the order of an index; the limit may be part of the text of a statement. */
const ask = (db: Database, page: ThreadPage, limit: number | Placeholder, found?: SQL) =>
  show(db, page.wanted)
    .from(threadStats)
    .innerJoin(threads, isSameThread)
    .where(and(conditionsOf(page), found))
    .orderBy(...orderOf(page))
    .limit(limit);

// A few sizes and not a hundred, since each is a separate statement; surplus rows are harmless.
const sizes = [6, 25, 101];

/** A limit in the text of the statement: PostgreSQL keeps no generic plan for an unknown limit. */
function fixed(limit: number): Placeholder {
  // Drizzle accepts SQL here, but its type allows only numbers, which it sends as values.
  return sql.raw(String(limit)) as unknown as Placeholder;
}

const statementName = ({ wanted, order, after }: ThreadPage, size: number): string => {
  const { isBrief, isUnanswered, authorId } = wanted;
  const flags = [authorId !== undefined, isUnanswered, isBrief, after !== undefined];
  return `threads ${order} ${flags.map((is) => (is ? 'x' : '-')).join('')} ${size}`;
};

/** Reads pages of searches and filters. */
const createSearch = (db: Database) => (page: ThreadPage, found: SQL) => {
  const { wanted, order, limit } = page;
  const values = valuesOf(page);
  // One author has few discussions: an index gives them, and they are compared one by one.
  if (wanted.authorId !== undefined) return ask(db, page, limit, found).execute(values);
  return readSearchPage(db, threads, found, limit, {
    amongFirst(window) {
      const first = db
        .select()
        .from(threadStats)
        .where(conditionsOf(page))
        .orderBy(...orderOf(page))
        .limit(window);
      return show(db, wanted)
        .from(first.as('thread_stats'))
        .innerJoin(threads, isSameThread)
        .where(found)
        .orderBy(...orderOf(page))
        .limit(limit)
        .execute(values);
    },
    sorted() {
      // Limited to its one row, so that each match is looked up: a join would read the whole table for hundreds of them.
      const stats = db
        .select()
        .from(threadStats)
        .where(and(isSameThread, conditionsOf(page)))
        .limit(1);
      return show(db, wanted)
        .from(threads)
        .crossJoinLateral(stats.as('thread_stats'))
        .where(found)
        .orderBy(desc(unindexed[order]), desc(threadId))
        .limit(limit)
        .execute(values);
    },
  });
};

/**
 * Reads pages of discussions; each returns at least `limit` rows if there are as many. The common statements are prepared
 * once, and only their values are sent. Searches and filters are planned each time: which index serves them depends on how
 * rare they are.
 */
export function createThreadLists(db: Database, searchDb: Database = db) {
  const search = createSearch(searchDb);
  // Most visitors ask for the same first page.
  const join = createJoin<ThreadRow[]>();
  const prepared = new Map<string, { execute: (values: Values) => Promise<ThreadRow[]> }>();
  return {
    async list(page: ThreadPage): Promise<ThreadRow[]> {
      const found = foundBy(page.wanted);
      if (found) return search(page, found);
      const size = sizes.find((one) => one >= page.limit) ?? page.limit;
      const name = statementName(page, size);
      const values = valuesOf(page);
      const question = prepared.get(name) ?? ask(db, page, fixed(size)).prepare(name);
      prepared.set(name, question);
      return join(`${name} ${JSON.stringify(values)}`, () => question.execute(values));
    },
  };
}
