import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { comments, threadMutes, threadStats, threads } from './threads.tables.ts';

/** Discussions that are named at most, counted. */
const MOST = 5;

/** A discussion that is named in a digest. */
export interface RecentThread {
  id: string;
  title: string;
  /** New comments and replies for an own discussion, all comments for a popular one. */
  comments: number;
}

/** What has happened in discussions between two moments. */
export interface RecentPosts {
  /** Comments and replies of others in the person's own discussions, counted. */
  newComments: number;
  /** Own discussions with the most new comments, at most five; muted ones are left out. */
  own: RecentThread[];
  /** The most popular new discussions of others, at most five. */
  popular: RecentThread[];
}

export type DigestStore = ReturnType<typeof createDigestStore>;

/** Reads what a daily digest tells. */
export function createDigestStore(db: Database) {
  return {
    async recentFor(userId: string, since: Date, until: Date): Promise<RecentPosts> {
      const [from, to] = [since.toISOString(), until.toISOString()];
      const { rows: own } = await db.execute<Row & { total: number }>(sql`
        select t.id, t.title, count(*)::int as comments, sum(count(*)) over ()::int as total
        from ${threads} t join ${threadStats} s on s.thread_id = t.id
          join ${comments} c on c.thread_id = t.id
        where t.author_id = ${userId} and s.is_listed and s.last_activity_at >= ${from}
          and c.created_at >= ${from} and c.created_at < ${to}
          and c.deleted_at is null and not c.is_hidden and c.author_id is distinct from ${userId}
          and not exists (
            select from ${threadMutes} m where m.thread_id = t.id and m.user_id = ${userId})
        group by t.id order by comments desc, t.id limit ${MOST}`);
      const { rows: popular } = await db.execute<Row>(sql`
        select t.id, t.title, s.comment_count as comments
        from ${threadStats} s join ${threads} t on t.id = s.thread_id
        where s.is_listed and s.created_at >= ${from} and s.created_at < ${to}
          and t.author_id is distinct from ${userId}
        order by s.popularity desc, s.thread_id limit ${MOST}`);
      return {
        newComments: own[0]?.total ?? 0,
        own: own.map(recent),
        popular: popular.map(recent),
      };
    },
  };
}

type Row = Record<string, unknown> & RecentThread;

const recent = ({ id, title, comments }: Row): RecentThread => ({ id, title, comments });
