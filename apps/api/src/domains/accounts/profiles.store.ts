import type { PublicUser } from '@upaj/contract/accounts.schema';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import { users } from './accounts.tables.ts';

/** The public data of a person. */
export type PublicAccount = Omit<PublicUser, 'sellerRating' | 'picture'> & {
  pictureId: string | null;
};

export type ProfileStore = ReturnType<typeof createProfileStore>;

/** Reads the public data of people. */
export function createProfileStore(db: Database) {
  const { id, name, city, state, pictureId, createdAt } = users;
  return {
    /** By id, without deleted accounts. */
    async findMany(ids: readonly string[], tx?: Tx): Promise<Map<string, PublicAccount>> {
      const found = await queriesIn(db, tx)
        .select({ id, name, city, state, pictureId, memberSince: createdAt })
        .from(users)
        // One array parameter, since a statement is limited to 65,535 parameters.
        .where(sql`${id} = any(${sql.param([...ids])}::uuid[])`);
      return new Map(
        found.map(({ id: userId, memberSince, ...account }) => [
          userId,
          { ...account, memberSince: memberSince.toISOString() },
        ]),
      );
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
