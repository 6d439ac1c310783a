import type { QueryPart } from '@upaj/content/search/search-query';
import type { HashtagUse } from '@upaj/contract/threads.schema';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { matchesSome } from '../../platform/search/ranked-search.ts';
import { isSameThread } from './thread-columns.store.ts';
import { threadStats, threads } from './threads.tables.ts';

/** Discussions that are compared with a title; further ones are hardly better. */
const MOST_COMPARED = 500;
const LATEST = 1000;
const MOST_HASHTAGS = 20;

export type ThreadFinds = ReturnType<typeof createThreadFinds>;

/** Finds what helps a person who writes a discussion. */
export function createThreadFinds(searchDb: Database) {
  const columns = { terms: threads.searchTerms, nameWords: threads.titleWords };
  return {
    /** Discussions whose titles have the most of these parts. */
    async similar(parts: readonly QueryPart[], limit: number) {
      const { found, matched } = matchesSome(columns, parts);
      const { commentCount, acceptedId, isListed } = threadStats;
      const { id, authorId, title } = threads;
      // Limited to its one row, so that each match is looked up: a join would read the whole table for hundreds of them.
      const stats = searchDb
        .select()
        .from(threadStats)
        .where(and(isSameThread, eq(isListed, sql`true`)))
        .limit(1);
      const some = searchDb
        .select({ id, authorId, title, commentCount, acceptedId, matched: matched.as('matched') })
        .from(threads)
        .crossJoinLateral(stats.as('thread_stats'))
        .where(found)
        .limit(MOST_COMPARED)
        .as('some');
      return searchDb
        .select()
        .from(some)
        .orderBy(desc(some.matched), desc(some.commentCount), desc(some.id))
        .limit(limit);
    },

    /** The hashtags that the latest discussions use most. */
    async hashtags(): Promise<HashtagUse[]> {
      const latest = searchDb
        .select({ threadId: threadStats.threadId })
        .from(threadStats)
        .where(eq(threadStats.isListed, sql`true`))
        .orderBy(desc(threadStats.createdAt), desc(threadStats.threadId))
        .limit(LATEST)
        .as('latest');
      const tagged = searchDb
        .select({ hashtags: threads.hashtags })
        .from(threads)
        .where(eq(threads.id, latest.threadId))
        .limit(1)
        .as('tagged');
      const hashtag = sql<string>`hashtag`;
      const count = sql<number>`count(*)::int`;
      return searchDb
        .select({ hashtag, count })
        .from(latest)
        .crossJoinLateral(tagged)
        .crossJoinLateral(sql`unnest(${tagged.hashtags}) as hashtag`)
        .groupBy(hashtag)
        .orderBy(desc(count), hashtag)
        .limit(MOST_HASHTAGS);
    },
  };
}
