import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

/** What people think of KrishiBot's answers, with the question and the answer that they sent along. */
export const chatFeedback = pgTable(
  'chat_feedback',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answerId: uuid('answer_id').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
    reason: text('reason'),
    comment: text('comment'),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    factIds: text('fact_ids').array().notNull(),
    createdAt: timestampMs('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.answerId] })],
);
