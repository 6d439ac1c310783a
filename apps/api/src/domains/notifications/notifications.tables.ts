import type { NotificationKind, NotificationSettings } from '@upaj/contract/notifications.schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestampMs } from '../../db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** What people are told of. What repeats before it is read is one row. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** Reference of the order, name of the listing, or title of the discussion. */
    subject: text('subject').notNull(),
    href: text('href').notNull(),
    /** What is grouped while it is not read, such as `order/<id>`. */
    topicKey: text('topic_key').notNull(),
    count: integer('count').notNull().default(1),
    createdAt: timestampMs('created_at').notNull(),
    readAt: timestampMs('read_at'),
    /** When it is sent by mail unless it is read; null for no mail. */
    mailAt: timestampMs('mail_at'),
  },
  (table) => [
    index('notifications_newest').on(table.userId, table.createdAt, table.id),
    uniqueIndex('notifications_group')
      .on(table.userId, table.topicKey)
      .where(sql`${table.readAt} is null`),
    index('notifications_topic').on(table.userId, table.topicKey),
    index('notifications_mail')
      .on(table.mailAt)
      .where(sql`${table.readAt} is null and ${table.mailAt} is not null`),
    index('notifications_age').on(table.createdAt),
  ],
);

/** What a notification tells of; it goes when the last of them is gone. */
export const notificationCauses = pgTable(
  'notification_causes',
  {
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    /** The discussion or the order. */
    scope: uuid('scope').notNull(),
    /** The comment, the liked post or the order. */
    item: uuid('item').notNull(),
    /** What counts once: the person who likes, otherwise the item. */
    counted: uuid('counted').notNull(),
    /** What the notification says and where it leads while this is the last one. */
    subject: text('subject').notNull(),
    href: text('href').notNull(),
    createdAt: timestampMs('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.item, table.counted] }),
    index('notification_causes_scope').on(table.scope, table.item),
    index('notification_causes_counted').on(table.counted),
  ],
);

/** What people have switched off, and the language of their mails. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  off: text('off')
    .array()
    .$type<Exclude<keyof NotificationSettings, 'digest'>[]>()
    .notNull()
    .default([]),
  language: text('language').$type<'en' | 'hi'>().notNull().default('en'),
  /** Whether the daily mail about discussions is sent. */
  hasDigest: boolean('has_digest').notNull().default(false),
  /** The day in India of the last digest, so that each is sent once. */
  digestDay: date('digest_day', { mode: 'string' }),
});
