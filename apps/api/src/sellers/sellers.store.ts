import type { BankAccount, BankAccountChange } from '@upaj/contract/sellers.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sellers } from '../db/sellers.tables.ts';

export type SellerStore = ReturnType<typeof createSellerStore>;

/** Asks the database about sellers. */
export function createSellerStore(db: Database) {
  const { bank, accountNo, ifscCode } = sellers;
  const seller = { bank, accountNo, ifscCode };
  return {
    async find(userId: string): Promise<BankAccount | undefined> {
      const [found] = await db.select(seller).from(sellers).where(eq(sellers.userId, userId));
      return found;
    },

    /** Gives nothing when the person is a seller already. */
    async insert(userId: string, account: BankAccount, at: Date): Promise<BankAccount | undefined> {
      const [made] = await db
        .insert(sellers)
        .values({ userId, ...account, createdAt: at })
        .onConflictDoNothing()
        .returning(seller);
      return made;
    },

    async change(userId: string, change: BankAccountChange): Promise<BankAccount | undefined> {
      const isEmpty = Object.values(change).every((value) => value === undefined);
      if (isEmpty) return this.find(userId);
      const [changed] = await db
        .update(sellers)
        .set(change)
        .where(eq(sellers.userId, userId))
        .returning(seller);
      return changed;
    },
  };
}
