import { randomUUID } from 'node:crypto';
import { pageSize } from '@upaj/content/trade-unit';
import { invalidField, notFound } from '@upaj/contract/api-error';
import type { GivenLeaves, LeafFeedback } from '@upaj/contract/disease.schema';
import { Id } from '@upaj/contract/fields';
import * as z from 'zod/mini';
import type { Person } from '../../platform/access/person.ts';
import { requestDigest } from '../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import { readCursor, writeCursor } from '../../platform/paging/cursor.ts';
import { requireKnown } from './known-facts.ts';
import type { LeafFeedbackRow, LeafFeedbackStore } from './leaf-feedback.store.ts';
import type { LeafPictures } from './leaf-pictures.service.ts';

/** What stands for a healthy leaf where diseases are named. */
export const HEALTHY = 'healthy';
const CURSOR = 'leaf-feedback';
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

  async function view(rows: readonly LeafFeedbackRow[]): Promise<GivenLeaves[]> {
    const used = await pictures.usedBy(
      'feedback',
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, crop, isRight, actual, createdAt }) => ({
      _id: id,
      crop,
      isRight,
      actual,
      createdAt: createdAt.toISOString(),
      pictures: used.get(id) ?? [],
    }));
  }

  return {
    /** Keeps a feedback; a repeated `key` replays the stored response. */
    async send({ id: userId }: Person, form: LeafFeedback, key: string | undefined) {
      requireKnown(form);
      const { pictures: ids, isConsented: _, actual, ...facts } = form;
      const row = {
        ...facts,
        id: randomUUID(),
        userId,
        createdAt: now(),
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

    /** What a person has sent and not withdrawn, page by page, the newest first. */
    async list(
      { id }: Person,
      { cursor, limit = pageSize }: { cursor?: string | undefined; limit?: number | undefined },
    ) {
      const after = cursor === undefined ? undefined : readCursor(CURSOR, cursor);
      if (cursor !== undefined && !after) throw invalidField('cursor', 'wrong_cursor');
      const rows = await store.listOf(id, after, limit + 1);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      const position = last && { key: last.createdAt.getTime(), id: last.id };
      return {
        data: await view(page),
        nextCursor: position ? writeCursor(CURSOR, position) : null,
      };
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
      const given = await view(await store.listOf(userId));
      return given.map(({ _id, pictures: used, ...facts }) => ({
        ...facts,
        pictures: used.map(({ url }) => url),
      }));
    },
  };
}
