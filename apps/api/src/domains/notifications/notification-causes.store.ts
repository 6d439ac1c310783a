import type { NotificationKind } from '@upaj/contract/notifications.schema';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import { notificationCauses as causes, notifications } from './notifications.tables.ts';

/** What a notification tells of. */
export type Cause = Pick<typeof causes.$inferSelect, 'scope' | 'item' | 'counted'>;

/** Causes that are gone: those of a scope, of one item there, or of one person. */
export interface GoneCauses extends Partial<Cause> {
  kind?: NotificationKind;
}

/** Stores what notifications tell of. */
export function createCauseStore() {
  /** The notifications that tell of this, locked in the order of their ids. */
  async function lock(tx: Tx, isMeant: ReturnType<typeof matching>): Promise<string[]> {
    const found = await queriesOf(tx)
      .select({ id: notifications.id })
      .from(notifications)
      .innerJoin(causes, eq(causes.notificationId, notifications.id))
      .where(isMeant)
      .orderBy(asc(notifications.id))
      .for('update', { of: notifications });
    return [...new Set(found.map(({ id }) => id))];
  }

  /** Counts notifications without what they have lost, and shows the last that is left. */
  async function recount(tx: Tx, lost: { id: string; counted: string }[]): Promise<void> {
    const ids = sql`${sql.param(lost.map(({ id }) => id))}::uuid[]`;
    const counted = sql`${sql.param(lost.map((one) => one.counted))}::uuid[]`;
    // One statement: a row that is changed again in its transaction would lock the account, which comes first.
    await queriesOf(tx).execute(sql`
      update ${notifications} n set
          count = n.count - fewer.count,
          subject = coalesce(last.subject, n.subject),
          href = case when n.kind = 'order-placed' and n.count - fewer.count > 1 then n.href
            else coalesce(last.href, n.href) end
        from (
          select lost.id, count(distinct lost.counted) filter (where not exists (
              select from ${causes} c where c.notification_id = lost.id and c.counted = lost.counted
            ))::int count
            from unnest(${ids}, ${counted}) lost (id, counted)
            group by lost.id
        ) fewer
        left join (
          select distinct on (notification_id) notification_id id, subject, href from ${causes}
            where notification_id = any(${ids})
            order by notification_id, created_at desc, item
        ) last using (id)
        where n.id = fewer.id`);
  }

  return {
    /** Adds a cause; gives whether there was none, and whether it counts one more. */
    async add(
      tx: Tx,
      notificationId: string,
      cause: Omit<typeof causes.$inferInsert, 'notificationId'>,
    ): Promise<{ isNew: boolean; isCounted: boolean }> {
      const isSame = eq(causes.counted, cause.counted);
      const counted = await queriesOf(tx)
        .select({ item: causes.item })
        .from(causes)
        .where(and(eq(causes.notificationId, notificationId), isSame))
        .limit(1);
      const added = await queriesOf(tx)
        .insert(causes)
        .values({ notificationId, ...cause })
        .onConflictDoNothing()
        .returning({ item: causes.item });
      return { isNew: added.length > 0, isCounted: counted.length === 0 };
    },

    /** Removes causes that are gone, and the notifications that have no other; gives whose they were. */
    async withdraw(tx: Tx, gone: GoneCauses): Promise<string[]> {
      const isMeant = matching(gone);
      const ids = await lock(tx, isMeant);
      if (ids.length === 0) return [];
      const { scope, item, counted } = gone;
      const lost = await queriesOf(tx)
        .delete(causes)
        .where(and(inArray(causes.notificationId, ids), matching({ scope, item, counted })))
        .returning({ id: causes.notificationId, counted: causes.counted });
      await recount(tx, lost);
      const told = inArray(notifications.id, ids);
      const queries = queriesOf(tx);
      const users = await queries
        .select({ userId: notifications.userId })
        .from(notifications)
        .where(told);
      await queries.delete(notifications).where(and(told, lte(notifications.count, 0)));
      return [...new Set(users.map(({ userId }) => userId))];
    },
  };
}

function matching({
  scope,
  item,
  counted,
  kind,
}: { [Key in keyof GoneCauses]: GoneCauses[Key] | undefined }) {
  return and(
    scope === undefined ? undefined : eq(causes.scope, scope),
    item === undefined ? undefined : eq(causes.item, item),
    counted === undefined ? undefined : eq(causes.counted, counted),
    kind === undefined ? undefined : eq(notifications.kind, kind),
  );
}
