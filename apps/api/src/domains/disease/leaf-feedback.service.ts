import { randomUUID } from 'node:crypto';
import { notFound } from '@upaj/contract/api-error';
import type { LeafFeedback } from '@upaj/contract/disease.schema';
import { Id } from '@upaj/contract/fields';
import * as z from 'zod/mini';
import type { Person } from '../../platform/access/person.ts';
import { requestDigest } from '../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import { requireKnown } from './known-facts.ts';
import type { LeafFeedbackStore } from './leaf-feedback.store.ts';
import type { LeafPictures } from './leaf-pictures.service.ts';

/** What stands for a healthy leaf where diseases are named. */
export const HEALTHY = 'healthy';
const Response = z.object({ id: Id });

export type LeafFeedbacks = ReturnType<typeof createLeafFeedbacks>;

/** "Was this right?", with the pictures that people let us train with. */
export function createLeafFeedbacks(
  deps: Pick<Platform, 'inTransaction' | 'idempotency' | 'now'> & {
    store: LeafFeedbackStore;
    pictures: LeafPictures;
  },
) {
  const { inTransaction, idempotency, store, pictures, now } = deps;
  return {
    /** Keeps a feedback; a repeated `key` replays the stored response. */
    async send({ id: userId }: Person, form: LeafFeedback, key: string | undefined) {
      requireKnown(form);
      const { pictures: ids, isConsented: _, actual, ...facts } = form;
      const row = {
        ...{ ...facts, id: randomUUID(), userId, createdAt: now() },
        actual: actual === null ? HEALTHY : (actual ?? null),
      };
      const digest = requestDigest('sendLeafFeedback', form);
      const request = { userId, key, digest, response: Response };
      const { response } = await inTransaction((tx) =>
        idempotency.idempotent(tx, request, async () => {
          await store.insert(tx, row);
          await pictures.use(tx, 'feedback', { owner: userId, ids, of: row.id });
          return { id: row.id };
        }),
      );
      return response;
    },

    /** Withdraws a feedback of a person; pictures of kept diagnoses stay with them. */
    async withdraw(person: Person, id: string): Promise<void> {
      const removed = await inTransaction(async (tx) => {
        if (!(await store.lock(tx, person.id, id))) throw notFound('Feedback');
        const unused = await pictures.removeOf(tx, 'feedback', id);
        await store.remove(tx, id);
        return unused;
      });
      await pictures.removeFiles(removed);
    },

    /** What a person has sent, in the data export. */
    async copy(userId: string) {
      const rows = await store.listOf(userId);
      const used = await pictures.usedBy(
        'feedback',
        rows.map(({ id }) => id),
      );
      return rows.map(({ id, crop, isRight, actual, createdAt }) => ({
        ...{ crop, isRight, actual, createdAt: createdAt.toISOString() },
        pictures: (used.get(id) ?? []).map(({ url }) => url),
      }));
    },
  };
}
