import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import type { PagePosition } from '../../platform/paging/cursor.ts';
import { type Cause, createCauseStore } from './notification-causes.store.ts';
import { notifications } from './notifications.tables.ts';

/** A stored notification. */
export type NotificationRow = typeof notifications.$inferSelect;
/** What a person is told. */
export interface News extends Pick<NotificationRow, 'kind' | 'subject' | 'href' | 'topicKey'> {
  /** Where several of them lead, unless it is where the last one leads. */
  hrefOfAll?: string;
  /** What it tells of, told once; without it each one counts and none can be withdrawn. */
  cause?: Cause;
}

const isUnread = isNull(notifications.readAt);
const causes = createCauseStore();

/** Adds a notification, or counts it with the unread one of the same topic; gives whether it was new. */
async function add(
  tx: Tx,
  userId: string,
  { hrefOfAll, cause, ...news }: News,
  at: Date,
  mailAt: Date | null,
): Promise<boolean> {
  const { kind, subject, href, topicKey } = news;
  const [row] = await queriesOf(tx)
    .insert(notifications)
    .values({ id: randomUUID(), userId, ...news, count: 0, createdAt: at, mailAt })
    // Locks the one that is there.
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.topicKey],
      targetWhere: isUnread,
      set: { topicKey },
    })
    .returning({ id: notifications.id, count: notifications.count });
  if (!row) throw new Error('a notification was not stored');
  const told = cause
    ? await causes.add(tx, row.id, { ...cause, subject, href, createdAt: at })
    : { isNew: true, isCounted: true };
  if (!told.isNew) return false;
  await queriesOf(tx)
    .update(notifications)
    .set({
      kind,
      subject,
      href: row.count > 0 ? (hrefOfAll ?? href) : href,
      createdAt: at,
      count: row.count + (told.isCounted ? 1 : 0),
      // What was to be sent by mail already is sent at its time.
      mailAt: sql`coalesce(${notifications.mailAt}, ${mailAt?.toISOString() ?? null}::timestamptz)`,
    })
    .where(eq(notifications.id, row.id));
  return true;
}

export type NotificationStore = ReturnType<typeof createNotificationStore>;

/** Stores notifications. */
export function createNotificationStore(db: Database) {
  const isOf = (userId: string) => eq(notifications.userId, userId);
  const isDue = (at: Date) => and(lte(notifications.mailAt, at), isUnread);
  return {
    add,

    withdraw: causes.withdraw,

    /** Whether a person has ever been told of this. */
    async has(tx: Tx, userId: string, topicKey: string): Promise<boolean> {
      const found = await queriesOf(tx)
        .select({ id: notifications.id })
        .from(notifications)
        .where(and(isOf(userId), eq(notifications.topicKey, topicKey)))
        .limit(1);
      return found.length > 0;
    },

    /** Whether a person has been told of this and has read it. */
    async isRead(tx: Tx, userId: string, topicKey: string): Promise<boolean> {
      const found = await queriesOf(tx)
        .select({ id: notifications.id })
        .from(notifications)
        .where(
          and(isOf(userId), eq(notifications.topicKey, topicKey), isNotNull(notifications.readAt)),
        )
        .limit(1);
      return found.length > 0;
    },

    /** The notifications of a person, the newest first. */
    list(
      userId: string,
      after: PagePosition | undefined,
      limit: number,
    ): Promise<NotificationRow[]> {
      const isAfter =
        after &&
        sql`(${notifications.createdAt}, ${notifications.id}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`;
      return db
        .select()
        .from(notifications)
        .where(and(isOf(userId), isAfter))
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(limit);
    },

    async countUnread(userId: string): Promise<number> {
      const [found] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(notifications)
        .where(and(isOf(userId), isUnread));
      return found?.count ?? 0;
    },

    /** Marks some notifications as read, or all. */
    async markRead(
      tx: Tx,
      userId: string,
      ids: readonly string[] | undefined,
      at: Date,
    ): Promise<void> {
      const isMeant = ids && inArray(notifications.id, [...ids]);
      await queriesOf(tx)
        .update(notifications)
        .set({ readAt: at })
        .where(and(isOf(userId), isUnread, isMeant));
    },

    /** Users with notifications whose time for a mail has come, in the order of their ids. */
    async listDue(at: Date, after: string | undefined, limit: number): Promise<string[]> {
      const found = await db
        .selectDistinct({ userId: notifications.userId })
        .from(notifications)
        .where(and(isDue(at), after === undefined ? undefined : gt(notifications.userId, after)))
        .orderBy(asc(notifications.userId))
        .limit(limit);
      return found.map(({ userId }) => userId);
    },

    /** Takes what is to be sent to a person by mail, so that it is sent once. */
    takeDue(tx: Tx, userId: string, at: Date): Promise<NotificationRow[]> {
      return queriesOf(tx)
        .update(notifications)
        .set({ mailAt: null })
        .where(and(isOf(userId), isDue(at)))
        .returning();
    },

    async deleteOlder(than: Date): Promise<number> {
      const deleted = await db.delete(notifications).where(lt(notifications.createdAt, than));
      return deleted.rowCount ?? 0;
    },
  };
}
