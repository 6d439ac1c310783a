import type { AppealDecision, ModerationVerb } from '@upaj/contract/moderation.schema';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { comments, threads } from '../threads/threads.tables.ts';

/** The post that a report or an action is about: its discussion, and the comment if it is one. */
const target = () => ({
  threadId: uuid('thread_id')
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' }),
  /** Null for the discussion itself. */
  commentId: uuid('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
});

/** What users have reported to the moderators. */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    ...target(),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    createdAt: timestampMs('created_at').notNull(),
    /** When a moderator has decided about the post. */
    closedAt: timestampMs('closed_at'),
  },
  (table) => [
    uniqueIndex('reports_once_thread')
      .on(table.reporterId, table.threadId)
      .where(sql`${table.commentId} is null and ${table.closedAt} is null`),
    uniqueIndex('reports_once_comment')
      .on(table.reporterId, table.commentId)
      .where(sql`${table.commentId} is not null and ${table.closedAt} is null`),
    index('reports_open').on(table.threadId, table.commentId).where(sql`${table.closedAt} is null`),
    index('reports_waiting').on(table.createdAt, table.id).where(sql`${table.closedAt} is null`),
    index('reports_comment').on(table.commentId),
    index('reports_reporter').on(table.reporterId, table.createdAt),
  ],
);

/** Everything that moderators and reports have done; append-only apart from the appeal. */
export const moderationActions = pgTable(
  'moderation_actions',
  {
    id: uuid('id').primaryKey(),
    verb: text('verb').$type<ModerationVerb>().notNull(),
    ...target(),
    excerpt: text('excerpt').notNull(),
    reason: text('reason').notNull(),
    /** End of a suspension. */
    until: timestampMs('until'),
    /** Whether reports did it. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    moderatorId: uuid('moderator_id').references(() => users.id, { onDelete: 'set null' }),
    /** The author of the post; null once the account is deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestampMs('created_at').notNull(),
    appeal: text('appeal'),
    appealedAt: timestampMs('appealed_at'),
    decision: text('decision').$type<AppealDecision>(),
    decisionReason: text('decision_reason'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestampMs('decided_at'),
  },
  (table) => [
    check(
      'moderation_actions_until',
      sql`(${table.verb} = 'suspend') = (${table.until} is not null)`,
    ),
    index('moderation_actions_newest').on(table.createdAt, table.id),
    index('moderation_actions_user').on(table.userId, table.createdAt, table.id),
    index('moderation_actions_thread').on(table.threadId),
    index('moderation_actions_comment').on(table.commentId),
    index('moderation_actions_moderator').on(table.moderatorId),
    index('moderation_actions_decided_by').on(table.decidedBy),
    index('moderation_actions_appeals')
      .on(table.appealedAt, table.id)
      .where(sql`${table.appealedAt} is not null and ${table.decidedAt} is null`),
  ],
);

/** Who may not write, and until when. */
export const suspensions = pgTable('suspensions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  until: timestampMs('until').notNull(),
});

/** Addresses of suspended people, hashed with the account secret, so that another account does not end a suspension. */
export const suspendedAddresses = pgTable(
  'suspended_addresses',
  {
    addressHash: text('address_hash').primaryKey(),
    /** Null once the account is deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    until: timestampMs('until').notNull(),
  },
  (table) => [index('suspended_addresses_user').on(table.userId)],
);
