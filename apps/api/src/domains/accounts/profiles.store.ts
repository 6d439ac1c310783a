import type { PublicUser } from '@upaj/contract/accounts.schema';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import { createBatch } from '../../platform/concurrency/batch.ts';
import { users } from './accounts.tables.ts';

/** The public data of a person. */
export type PublicAccount = Omit<PublicUser, 'sellerRating' | 'picture'> & {
  pictureId: string | null;
};

export type ProfileStore = ReturnType<typeof createProfileStore>;

/** Reads the public data of people. */
export function createProfileStore(db: Database) {
  const { id, name, city, state, pictureId, createdAt } = users;
  const profile = { id, name, city, state, pictureId, memberSince: createdAt };
  // One array parameter, since a statement is limited to 65,535 parameters.
  const isOneOf = sql`${id} = any(${sql.placeholder('ids')}::uuid[])`;
  // Each page of the market reads its sellers: planned once for each connection.
  const byIds = db.select(profile).from(users).where(isOneOf).prepare('profiles by id');
  const readMany = createBatch(async (ids) => accountsById(await byIds.execute({ ids: [...ids] })));
  return {
    /** By id, perhaps with others; deleted accounts are left out. */
    async findMany(
      userIds: readonly string[],
      tx?: Tx,
    ): Promise<ReadonlyMap<string, PublicAccount>> {
      if (!tx) return readMany(userIds);
      return accountsById(
        await queriesOf(tx)
          .select(profile)
          .from(users)
          .where(inArray(id, [...new Set(userIds)])),
      );
    },

    /** Names by id; the accounts cannot be deleted before the transaction ends, and are locked in the order of their ids. */
    async namesForShare(tx: Tx, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const found = await queriesOf(tx)
        .select({ id, name })
        .from(users)
        .where(inArray(id, [...new Set(userIds)]))
        .orderBy(asc(id))
        .for('key share');
      return new Map(found.map((one) => [one.id, one.name]));
    },

    /** Locks an account, such as for changes of its cart one after the other. */
    async lockForUpdate(tx: Tx, userId: string): Promise<void> {
      await queriesOf(tx).select({ id }).from(users).where(eq(id, userId)).for('no key update');
    },

    /** Whether a person has proven to own the address of the account. */
    async isEmailConfirmed(userId: string, tx?: Tx): Promise<boolean> {
      const [found] = await queriesIn(db, tx)
        .select({ emailVerified: users.emailVerified })
        .from(users)
        .where(eq(id, userId));
      return found?.emailVerified === true;
    },

    /** Phone numbers by id, for the other party of an order. */
    async phonesOf(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (userIds.length === 0) return new Map();
      const found = await db
        .select({ id, phone: users.phone })
        .from(users)
        .where(inArray(id, [...userIds]));
      return new Map(found.map((one) => [one.id, one.phone]));
    },

    /** The state of a person, whose account is locked until the transaction ends. */
    async stateForShare(tx: Tx, userId: string): Promise<string | undefined> {
      const [found] = await queriesOf(tx)
        .select({ state })
        .from(users)
        .where(eq(id, userId))
        .for('share');
      return found?.state;
    },
  };
}

function accountsById(
  found: readonly (Omit<PublicAccount, 'memberSince'> & { id: string; memberSince: Date })[],
): Map<string, PublicAccount> {
  return new Map(
    found.map(({ id, memberSince, ...account }) => [
      id,
      { ...account, memberSince: memberSince.toISOString() },
    ]),
  );
}
