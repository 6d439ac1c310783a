import type { PublicUser, User, UserChange } from '@upaj/contract/accounts.schema';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { SqlExecutor } from '../../platform/jobs/sql-executor.ts';
import { otps, users } from './accounts.tables.ts';
import { unlinkGoogle } from './google/google.store.ts';

/** What is kept of a person; the counters are computed from orders. */
export type Account = Omit<
  User,
  'ordersPlaced' | 'moneySpent' | 'ordersReceived' | 'moneyEarned' | 'picture'
> & { pictureId: string | null };

/** Changes to a person's own record; what is undefined stays. */
export type AccountChange = Pick<
  UserChange,
  'name' | 'phone' | 'street' | 'city' | 'state' | 'postalCode'
>;

/** What is kept of a person that everybody may know. */
export type PublicAccount = Omit<PublicUser, 'sellerRating' | 'picture'> & {
  pictureId: string | null;
};

export type AccountStore = ReturnType<typeof createAccountStore>;

/** Asks the database about people. */
export function createAccountStore(db: Database) {
  const { name, email, city, street, state, postalCode, gender, phone, pictureId } = users;
  const account = { name, email, city, street, state, postalCode, gender, phone, pictureId };
  return {
    async find(id: string): Promise<Account | undefined> {
      const [found] = await db.select(account).from(users).where(eq(users.id, id));
      return found;
    },

    async findPublic(id: string): Promise<PublicAccount | undefined> {
      const [found] = await db
        .select({ name, city, state, pictureId, memberSince: users.createdAt })
        .from(users)
        .where(eq(users.id, id));
      return found && { ...found, memberSince: found.memberSince.toISOString() };
    },

    async findByEmail(address: string): Promise<{ id: string; name: string } | undefined> {
      const [found] = await db
        .select({ id: users.id, name })
        .from(users)
        .where(eq(users.email, address));
      return found;
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

    /** Moves an account to an address that its owner has proven, and does `also` with what it was before. */
    async moveEmail(
      id: string,
      newEmail: string,
      at: Date,
      also: (
        before: { name: string; email: string; endedGoogle: boolean },
        tx: SqlExecutor,
      ) => Promise<void>,
    ): Promise<'moved' | 'taken'> {
      return untilTaken(
        db.transaction(async (tx) => {
          const [before] = await tx
            .select({ name, email })
            .from(users)
            .where(eq(users.id, id))
            .for('update');
          if (!before) return 'taken' as const;
          const change = { email: newEmail, emailVerified: true, updatedAt: at };
          await tx.update(users).set(change).where(eq(users.id, id));
          // What was asked for at the old address must not open the account any more.
          await tx.delete(otps).where(eq(otps.userId, id));
          const endedGoogle = await unlinkGoogle(tx, id);
          await also({ ...before, endedGoogle }, tx);
          return 'moved' as const;
        }),
      );
    },

    /** Gives the picture that was there before; nothing when the account has gone. */
    replacePicture(
      id: string,
      next: string | null,
    ): Promise<{ before: string | null } | undefined> {
      return db.transaction(async (tx) => {
        const [before] = await tx
          .select({ pictureId })
          .from(users)
          .where(eq(users.id, id))
          .for('update');
        if (!before) return undefined;
        await tx.update(users).set({ pictureId: next }).where(eq(users.id, id));
        return { before: before.pictureId };
      });
    },

    /** Which of these pictures belong to a person. */
    async usedPictures(ids: readonly string[]): Promise<string[]> {
      // One parameter however many there are: a statement has room for 65,535.
      const isOneOf = sql`${pictureId} = any(${sql.param([...ids])}::uuid[])`;
      const found = await db.select({ pictureId }).from(users).where(isOneOf);
      return found.flatMap((user) => user.pictureId ?? []);
    },
  };
}

/** The address is unique: whoever comes second learns it from the database. */
async function untilTaken<T>(work: Promise<T>): Promise<T | 'taken'> {
  try {
    return await work;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (cause instanceof Error && 'code' in cause && cause.code === '23505') return 'taken';
    throw error;
  }
}
