import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

export const sellers = pgTable('sellers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bank: text('bank').notNull(),
  /** Encrypted: see account-cipher.ts. */
  accountNo: text('account_no').notNull(),
  ifscCode: text('ifsc_code').notNull(),
  /** Where buyers pay through UPI; null without one. */
  upi: text('upi'),
  /** What the seller wants to reach in a month: U to deliver and rupees to earn. */
  goalSales: integer('goal_sales'),
  goalEarnings: bigint('goal_earnings', { mode: 'number' }),
  createdAt: timestampMs('created_at').notNull().defaultNow(),
});
