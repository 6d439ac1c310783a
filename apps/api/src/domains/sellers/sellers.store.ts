import type { BankAccount, SellerGoals } from '@upaj/contract/sellers.schema';
import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import { type AccountCipher, keyNameOf } from './account-cipher.ts';
import { sellers } from './sellers.tables.ts';

// Numbers that are encrypted in one statement.
const MANY = 500;

/** The ciphers of account numbers. */
export interface AccountCiphers {
  /** Encrypts what is written. */
  current: AccountCipher;
  /** Decrypts what was written with the previous secret. */
  previous: AccountCipher | undefined;
}

/** A seller as it is stored, with the plain account number. */
export interface SellerRecord extends BankAccount {
  upi: string | null;
}

export type SellerStore = ReturnType<typeof createSellerStore>;

/** Stores sellers, with encrypted account numbers. */
export function createSellerStore(db: Database, { current: cipher, previous }: AccountCiphers) {
  const { userId, bank, accountNo, ifscCode } = sellers;
  const seller = { bank, accountNo, ifscCode, upi: sellers.upi };
  const goals = { sales: sellers.goalSales, earnings: sellers.goalEarnings };
  const open = (value: string, ownerId: string) =>
    (previous && value.startsWith(previous.prefix) ? previous : cipher).decrypt(value, ownerId);
  const opened = <T extends BankAccount>(row: T, ownerId: string): T => ({
    ...row,
    accountNo: open(row.accountNo, ownerId),
  });
  const encrypted = <T extends BankAccount>(account: T, ownerId: string): T => ({
    ...account,
    accountNo: cipher.encrypt(account.accountNo, ownerId),
  });
  const isEncryptedBy = ({ prefix }: AccountCipher): SQL =>
    sql`starts_with(${accountNo}, ${prefix})`;
  return {
    async find(ownerId: string): Promise<(SellerRecord & { since: Date }) | undefined> {
      const [found] = await db
        .select({ ...seller, since: sellers.createdAt })
        .from(sellers)
        .where(eq(userId, ownerId));
      return found && opened(found, ownerId);
    },

    /** UPI addresses of sellers by id; those without one are left out. */
    async upiOf(ownerIds: readonly string[], tx?: Tx): Promise<ReadonlyMap<string, string>> {
      if (ownerIds.length === 0) return new Map();
      const found = await queriesIn(db, tx)
        .select({ userId, upi: sellers.upi })
        .from(sellers)
        .where(inArray(userId, [...ownerIds]));
      return new Map(found.flatMap((one) => (one.upi ? [[one.userId, one.upi]] : [])));
    },

    /** The goals of a seller; undefined if the user is no seller. */
    async goalsOf(ownerId: string): Promise<SellerGoals | undefined> {
      const [found] = await db.select(goals).from(sellers).where(eq(userId, ownerId));
      return found;
    },

    /** Returns false if there is no such seller. */
    async setGoals(ownerId: string, { sales, earnings }: SellerGoals): Promise<boolean> {
      const set = await db
        .update(sellers)
        .set({ goalSales: sales, goalEarnings: earnings })
        .where(eq(userId, ownerId))
        .returning({ userId });
      return set.length > 0;
    },

    async has(ownerId: string): Promise<boolean> {
      const found = await db.select({ userId }).from(sellers).where(eq(userId, ownerId));
      return found.length > 0;
    },

    /** Returns false if the person is a seller already. */
    async insert(ownerId: string, account: BankAccount, at: Date): Promise<boolean> {
      const made = await db
        .insert(sellers)
        .values({ userId: ownerId, ...encrypted(account, ownerId), createdAt: at })
        .onConflictDoNothing()
        .returning({ userId });
      return made.length > 0;
    },

    /** Finds an account and locks it until the transaction ends. */
    async findForUpdate(tx: Tx, ownerId: string): Promise<SellerRecord | undefined> {
      const [found] = await queriesOf(tx)
        .select(seller)
        .from(sellers)
        .where(eq(userId, ownerId))
        .for('update');
      return found && opened(found, ownerId);
    },

    async update(ownerId: string, account: SellerRecord, tx?: Tx): Promise<void> {
      await queriesIn(db, tx)
        .update(sellers)
        .set(encrypted(account, ownerId))
        .where(eq(userId, ownerId));
    },

    /**
     * Encrypts numbers that are plain or were encrypted with the previous secret. Several processes
     * may run it at once: a row that another one has changed is skipped.
     */
    async sealAll(): Promise<void> {
      for (;;) {
        const rows = await db
          .select({ userId, accountNo })
          .from(sellers)
          .where(not(isEncryptedBy(cipher)))
          .limit(MANY);
        if (rows.length === 0) return;
        const next = rows.map((row) => {
          const plain = keyNameOf(row.accountNo) ? open(row.accountNo, row.userId) : row.accountNo;
          return cipher.encrypt(plain, row.userId);
        });
        const ids = sql.param(rows.map((row) => row.userId));
        const before = sql.param(rows.map((row) => row.accountNo));
        await db.execute(sql`
          update ${sellers} set account_no = sealed.next
          from unnest(${ids}::uuid[], ${before}::text[], ${sql.param(next)}::text[])
            as sealed (id, before, next)
          where ${userId} = sealed.id and ${accountNo} = sealed.before`);
      }
    },

    /** The names of unknown keys that encrypt numbers, and how many numbers each encrypts. */
    async unknownKeys(): Promise<{ name: string; count: number }[]> {
      const name = sql<string>`split_part(${accountNo}, '.', 2)`;
      const known = [cipher, ...(previous ? [previous] : [])].map((one) => not(isEncryptedBy(one)));
      return db
        .select({ name, count: sql<number>`count(*)::int` })
        .from(sellers)
        .where(and(sql`starts_with(${accountNo}, 'v1.')`, ...known))
        .groupBy(name);
    },
  };
}
