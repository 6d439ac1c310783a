import type { PublicUser, User, UserChange } from '@upaj/contract/accounts.schema';
import { eq } from 'drizzle-orm';
import { users } from '../db/accounts.tables.ts';
import type { Database } from '../db/database.ts';

/** What is kept of a person; the counters are computed from orders. */
export type Account = Omit<
  User,
  'ordersPlaced' | 'moneySpent' | 'ordersReceived' | 'moneyEarned' | 'picture'
>;

/** Changes to a person's own record; what is undefined stays. */
export type AccountChange = Pick<
  UserChange,
  'name' | 'phone' | 'street' | 'city' | 'state' | 'postalCode'
>;

export type AccountStore = ReturnType<typeof createAccountStore>;

/** Asks the database about people. */
export function createAccountStore(db: Database) {
  const { name, email, city, street, state, postalCode, gender, phone } = users;
  const account = { name, email, city, street, state, postalCode, gender, phone };
  return {
    async find(id: string): Promise<Account | undefined> {
      const [found] = await db.select(account).from(users).where(eq(users.id, id));
      return found;
    },

    async findPublic(
      id: string,
    ): Promise<Omit<PublicUser, 'sellerRating' | 'picture'> | undefined> {
      const [found] = await db
        .select({ name, city, state, memberSince: users.createdAt })
        .from(users)
        .where(eq(users.id, id));
      return found && { ...found, memberSince: found.memberSince.toISOString() };
    },

    async hasEmail(address: string): Promise<boolean> {
      const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, address));
      return found !== undefined;
    },

    async change(id: string, change: AccountChange, at: Date): Promise<Account | undefined> {
      const [changed] = await db
        .update(users)
        .set({ ...change, updatedAt: at })
        .where(eq(users.id, id))
        .returning(account);
      return changed;
    },
  };
}
