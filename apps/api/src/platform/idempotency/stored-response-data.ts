import type { PersonalDataPart } from '../modules/personal-data-part.ts';
import type { IdempotencyStore } from './idempotency.store.ts';

/** The idempotency keys that a person's requests carried. */
export const storedResponseData = (store: IdempotencyStore): PersonalDataPart => ({
  async export({ id }) {
    const keys = await store.keysOfUser(id);
    return {
      idempotencyKeys: keys.map(({ key, usedAt }) => ({ key, usedAt: usedAt.toISOString() })),
    };
  },

  async delete(tx, { id }) {
    await store.deleteOfUser(tx, id);
    return undefined;
  },
});
