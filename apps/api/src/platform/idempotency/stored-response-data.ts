import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesOf } from '../../db/transaction.ts';
import type { PersonalDataPart } from '../modules/personal-data-part.ts';
import { storedResponses } from './idempotency.tables.ts';

/** The idempotency keys that a person's requests carried. */
export const storedResponseData = (db: Database): PersonalDataPart => ({
  async export({ id }) {
    const keys = await db
      .select({ key: storedResponses.key, usedAt: storedResponses.createdAt })
      .from(storedResponses)
      .where(eq(storedResponses.personId, id));
    return {
      idempotencyKeys: keys.map(({ key, usedAt }) => ({ key, usedAt: usedAt.toISOString() })),
    };
  },

  async delete(tx, { id }) {
    await queriesOf(tx).delete(storedResponses).where(eq(storedResponses.personId, id));
    return undefined;
  },
});
