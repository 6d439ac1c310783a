import type { BankAccount } from '@upaj/contract/sellers.schema';
import { eq } from 'drizzle-orm';
import { users } from '../db/accounts.tables.ts';
import type { Database } from '../db/database.ts';
import { sellers } from '../db/sellers.tables.ts';
import type { Executes } from '../jobs/executors.ts';
import type { Mailbox } from '../mail/mailbox.ts';

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

    /** Makes of an account what `decide` says, and does `also` in the same transaction if it is another one then. */
    change(
      userId: string,
      decide: (kept: BankAccount) => BankAccount,
      also: (owner: Mailbox, changed: BankAccount, tx: Executes) => Promise<void>,
    ): Promise<BankAccount | undefined> {
      return db.transaction(async (tx) => {
        const [found] = await tx
          .select({ kept: seller, owner: { name: users.name, address: users.email } })
          .from(sellers)
          .innerJoin(users, eq(users.id, sellers.userId))
          .where(eq(sellers.userId, userId))
          .for('update', { of: sellers });
        if (!found) return undefined;
        const { kept, owner } = found;
        const next = decide(kept);
        if (isSame(kept, next)) return kept;
        await tx.update(sellers).set(next).where(eq(sellers.userId, userId));
        await also(owner, next, tx);
        return next;
      });
    },
  };
}

const isSame = (left: BankAccount, right: BankAccount) =>
  left.bank === right.bank &&
  left.accountNo === right.accountNo &&
  left.ifscCode === right.ifscCode;
