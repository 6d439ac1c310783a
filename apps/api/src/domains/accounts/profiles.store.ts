import type { PublicUser } from '@upaj/contract/accounts.schema';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import { users } from './accounts.tables.ts';

/** What anybody may know of a person. */
export type PublicAccount = Omit<PublicUser, 'sellerRating' | 'picture'> & {
  pictureId: string | null;
};

export type ProfileStore = ReturnType<typeof createProfileStore>;

/** Asks the database for what other people may know of a person. */
export function createProfileStore(db: Database) {
  const { id, name, city, state, pictureId, createdAt } = users;
  return {
    /** By id; whose account was deleted is left out. */
    async findMany(ids: readonly string[], tx?: Tx): Promise<Map<string, PublicAccount>> {
      const found = await queriesIn(db, tx)
        .select({ id, name, city, state, pictureId, memberSince: createdAt })
        .from(users)
        // One parameter however many there are: a statement has room for 65,535.
        .where(sql`${id} = any(${sql.param([...ids])}::uuid[])`);
      return new Map(
        found.map(({ id: userId, memberSince, ...account }) => [
          userId,
          { ...account, memberSince: memberSince.toISOString() },
        ]),
      );
    },

    /** Where a person lives, who can neither move nor delete the account until the transaction ends. */
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
