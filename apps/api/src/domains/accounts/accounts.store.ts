import type { User, UserChange } from '@upaj/contract/accounts.schema';
import { ApiError } from '@upaj/contract/api-error';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import { isUniqueViolation } from '../../db/violations.ts';
import { users } from './accounts.tables.ts';

/** The stored data of a person; the counters are computed from orders. */
export type Account = Omit<
  User,
  'ordersPlaced' | 'moneySpent' | 'ordersReceived' | 'moneyEarned' | 'picture' | 'version'
> & { pictureId: string | null; updatedAt: Date };

/** Changes of a person's record; undefined fields stay. */
export type AccountChange = Pick<
  UserChange,
  'name' | 'phone' | 'street' | 'city' | 'state' | 'postalCode'
>;

/** An account that is created without a form. */
export interface NewAccount {
  name: string;
  email: string;
  emailVerified: boolean;
}

const EMAIL_IS_UNIQUE = 'users_email_unique';

export type AccountStore = ReturnType<typeof createAccountStore>;

/** Stores accounts. */
export function createAccountStore(db: Database) {
  const { name, email, city, street, state, postalCode, gender, phone, pictureId } = users;
  const { updatedAt, emailVerified: isEmailConfirmed } = users;
  const address = { street, city, state, postalCode };
  const account = {
    name,
    email,
    ...address,
    gender,
    phone,
    pictureId,
    isEmailConfirmed,
    updatedAt,
  };
  // Two changes within a millisecond are two versions.
  const nextVersion = (at: Date) =>
    sql`greatest(${at.toISOString()}::timestamptz, ${updatedAt} + interval '1 millisecond')`;
  return {
    async find(id: string, tx?: Tx): Promise<Account | undefined> {
      const [found] = await queriesIn(db, tx).select(account).from(users).where(eq(users.id, id));
      return found;
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

    /** Changes an account; undefined if it is gone, or not of the version `only` any more. */
    async change(
      tx: Tx,
      id: string,
      change: AccountChange,
      { at, only }: { at: Date; only: Date | undefined },
    ): Promise<Account | undefined> {
      const [changed] = await queriesOf(tx)
        .update(users)
        .set({ ...change, updatedAt: nextVersion(at) })
        .where(and(eq(users.id, id), only && eq(updatedAt, only)))
        .returning(account);
      return changed;
    },

    /**
     * Finds an account and locks it until the transaction ends. The orders of a person hold its account: only a change
     * of the address, which is a key, waits for them.
     */
    async findForUpdate(
      tx: Tx,
      id: string,
      strength: 'update' | 'no key update' = 'no key update',
    ): Promise<Pick<Account, 'name' | 'email' | 'pictureId'> | undefined> {
      const [found] = await queriesOf(tx)
        .select({ name, email, pictureId })
        .from(users)
        .where(eq(users.id, id))
        .for(strength);
      return found;
    },

    /** As `findForUpdate`, by the address. */
    async findByEmailForUpdate(
      tx: Tx,
      address: string,
    ): Promise<{ id: string; name: string; isEmailVerified: boolean } | undefined> {
      const [found] = await queriesOf(tx)
        .select({ id: users.id, name, isEmailVerified: users.emailVerified })
        .from(users)
        .where(eq(users.email, address))
        .for('no key update');
      return found;
    },

    /**
     * Inserts an account and returns its id, or undefined when its address has an account. Of two concurrent calls
     * the second waits here until the first has committed or failed.
     */
    async insertUnlessTaken(
      account: NewAccount,
      at: Date,
      tx?: Tx,
    ): Promise<{ id: string } | undefined> {
      const blank = { phone: '', street: '', city: '', state: '', postalCode: '' };
      const [inserted] = await queriesIn(db, tx)
        .insert(users)
        .values({ ...blank, ...account, createdAt: at, updatedAt: at })
        .onConflictDoNothing()
        .returning({ id: users.id });
      return inserted;
    },

    /** Moves an account to an address that its owner has verified; throws `user_exists` when it has an account. */
    async setEmail(id: string, newEmail: string, at: Date, tx?: Tx): Promise<void> {
      try {
        await queriesIn(db, tx)
          .update(users)
          .set({ email: newEmail, emailVerified: true, updatedAt: at })
          .where(eq(users.id, id));
      } catch (error) {
        throw isUniqueViolation(error, EMAIL_IS_UNIQUE) ? new ApiError('user_exists') : error;
      }
    },

    /** Marks the address as verified; returns false when the account has another address now. */
    async verifyEmail(id: string, address: string, tx?: Tx): Promise<boolean> {
      const verified = await queriesIn(db, tx)
        .update(users)
        .set({ emailVerified: true })
        .where(and(eq(users.id, id), eq(users.email, address)))
        .returning({ id: users.id });
      return verified.length > 0;
    },

    async setPicture(id: string, next: string | null, tx?: Tx): Promise<void> {
      await queriesIn(db, tx).update(users).set({ pictureId: next }).where(eq(users.id, id));
    },

    /** The ones of these pictures that belong to a person. */
    async usedPictures(ids: readonly string[]): Promise<string[]> {
      // One array parameter, since a statement is limited to 65,535 parameters.
      const isOneOf = sql`${pictureId} = any(${sql.param([...ids])}::uuid[])`;
      const found = await db.select({ pictureId }).from(users).where(isOneOf);
      return found.flatMap((user) => user.pictureId ?? []);
    },
  };
}
