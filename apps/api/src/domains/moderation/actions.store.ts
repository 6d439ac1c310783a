import type { ModerationVerb } from '@upaj/contract/moderation.schema';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import type { PagePosition } from '../../platform/paging/cursor.ts';
import { moderationActions as actions } from './moderation.tables.ts';
import type { PostKey } from './post-key.ts';

/** A logged action. */
export type StoredAction = typeof actions.$inferSelect;
/** A logged action, and what a moderator has decided about its post since reports hid it. */
export interface ActionRow extends StoredAction {
  /** False for what a moderator did. */
  isUnseen: boolean;
  /** The first moderator who decided about a post that reports hid; null if there is none, or for other actions. */
  seenBy: string | null;
}

/** What a moderator decides about a post, and not about its author. */
const decisions = ['hide', 'restore', 'dismiss'] as const satisfies ModerationVerb[];

// The columns are written out: drizzle would not name their table here.
const seen = sql`from moderation_actions seen where moderation_actions.is_automatic and not seen.is_automatic
  and seen.thread_id = moderation_actions.thread_id
  and seen.comment_id is not distinct from moderation_actions.comment_id
  and seen.verb in ('hide', 'restore', 'dismiss')`;
const row = {
  ...getTableColumns(actions),
  isUnseen: sql<boolean>`moderation_actions.is_automatic and not exists (select ${seen})`,
  seenBy: sql<string | null>`(select seen.moderator_id ${seen} order by seen.created_at limit 1)`,
};

const isOn = ({ threadId, commentId }: PostKey) =>
  and(
    eq(actions.threadId, threadId),
    commentId === null ? isNull(actions.commentId) : eq(actions.commentId, commentId),
  );

export type ActionStore = ReturnType<typeof createActionStore>;

/** Stores what moderators and reports have done. */
export function createActionStore(db: Database) {
  const { id, userId, verb, createdAt, decision, isAutomatic } = actions;
  const isStanding = or(isNull(decision), ne(decision, 'reversed'));

  const page = (
    of: ReturnType<typeof eq> | undefined,
    after: PagePosition | undefined,
    limit: number,
  ) =>
    db
      .select(row)
      .from(actions)
      .where(
        and(
          of,
          after &&
            sql`(${createdAt}, ${id}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`,
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(limit);

  async function exists(tx: Tx, condition: ReturnType<typeof and>): Promise<boolean> {
    const found = await queriesOf(tx).select({ id }).from(actions).where(condition).limit(1);
    return found.length > 0;
  }

  return {
    async insert(tx: Tx, action: typeof actions.$inferInsert): Promise<void> {
      await queriesOf(tx).insert(actions).values(action);
    },

    async find(actionId: string, tx?: Tx): Promise<ActionRow | undefined> {
      const [found] = await queriesIn(db, tx).select(row).from(actions).where(eq(id, actionId));
      return found;
    },

    /** Finds an action and locks it until the transaction ends. */
    async findForUpdate(tx: Tx, actionId: string): Promise<ActionRow | undefined> {
      const [found] = await queriesOf(tx)
        .select(row)
        .from(actions)
        .where(eq(id, actionId))
        .for('update');
      return found;
    },

    async findMany(ids: readonly string[]): Promise<ActionRow[]> {
      if (ids.length === 0) return [];
      return db
        .select(row)
        .from(actions)
        .where(inArray(id, [...ids]));
    },

    /** All actions, the newest first. */
    list: (after: PagePosition | undefined, limit: number): Promise<ActionRow[]> =>
      page(undefined, after, limit),

    /** What concerns a person, the newest first. */
    listOf: (
      person: string,
      after: PagePosition | undefined,
      limit: number,
    ): Promise<ActionRow[]> => page(eq(userId, person), after, limit),

    /** Number of actions that concern a person, at most `most`. */
    async countOf(person: string, most: number): Promise<number> {
      const counted = db.select({ id }).from(actions).where(eq(userId, person)).limit(most);
      const [found] = await db.select({ count: count() }).from(counted.as('counted'));
      return found?.count ?? 0;
    },

    /** Whether a moderator has ever decided about this post. */
    isSeen: (tx: Tx, post: PostKey): Promise<boolean> =>
      exists(tx, and(isOn(post), eq(isAutomatic, false), inArray(verb, [...decisions]))),

    /** Whether the author has been warned because of this post. */
    isWarned: (tx: Tx, post: PostKey): Promise<boolean> =>
      exists(tx, and(isOn(post), eq(verb, 'warn'), isStanding)),

    /** Whether the post of an action was shown again after it. */
    isShownAfter: (tx: Tx, action: StoredAction): Promise<boolean> =>
      exists(
        tx,
        and(isOn(action), inArray(verb, ['restore', 'dismiss']), gt(createdAt, action.createdAt)),
      ),

    /** Whether a suspension has been lifted or replaced since. */
    isSuspendedAnew: (tx: Tx, person: string, { createdAt: since }: StoredAction) =>
      exists(tx, and(eq(userId, person), inArray(verb, ['suspend', 'lift']), gt(createdAt, since))),

    /** Number of warnings of people that were not reversed. */
    async warningsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (userIds.length === 0) return new Map();
      const found = await db
        .select({ userId, count: count() })
        .from(actions)
        .where(and(inArray(userId, [...userIds]), eq(verb, 'warn'), isStanding))
        .groupBy(userId);
      return new Map(found.map((one) => [one.userId ?? '', one.count]));
    },

    /** Writes down an appeal, or its decision. */
    async update(
      tx: Tx,
      actionId: string,
      change: Partial<
        Pick<
          StoredAction,
          'appeal' | 'appealedAt' | 'decision' | 'decisionReason' | 'decidedBy' | 'decidedAt'
        >
      >,
    ): Promise<void> {
      await queriesOf(tx).update(actions).set(change).where(eq(id, actionId));
    },

    /** Withdraws the open appeals of a person who leaves, and empties the others. */
    async forgetAppeals(tx: Tx, person: string): Promise<void> {
      const isDecided = sql`${actions.decidedAt} is not null`;
      await queriesOf(tx)
        .update(actions)
        .set({
          appeal: sql`case when ${isDecided} then '' end`,
          appealedAt: sql`case when ${isDecided} then ${actions.appealedAt} end`,
        })
        .where(and(eq(userId, person), sql`${actions.appealedAt} is not null`));
    },
  };
}
