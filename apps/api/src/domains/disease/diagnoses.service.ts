import { randomUUID } from 'node:crypto';
import { pageSize } from '@upaj/content/trade-unit';
import { invalidField, notFound } from '@upaj/contract/api-error';
import {
  Diagnosis,
  type DiagnosisChange,
  type LeafPicture,
  type NewDiagnosis,
} from '@upaj/contract/disease.schema';
import type { output } from 'zod/v4/core';
import type { Person } from '../../platform/access/person.ts';
import { requestDigest } from '../../platform/idempotency/idempotency.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import { readCursor, writeCursor } from '../../platform/paging/cursor.ts';
import type { DiagnosisRow, DiagnosisStore } from './diagnoses.store.ts';
import { requireKnown } from './known-facts.ts';
import type { LeafPictures } from './leaf-pictures.service.ts';

const CURSOR = 'diagnoses';
/** A phone that has lost its clock begins again long before. */
const EARLIEST = new Date('2020-01-01T00:00:00.000Z');

const noDiagnosis = () => notFound('Diagnosis');

export type Diagnoses = ReturnType<typeof createDiagnoses>;

/** The diagnoses that people keep on their accounts. */
export function createDiagnoses(
  deps: Pick<Platform, 'inTransaction' | 'idempotency' | 'now'> & {
    store: DiagnosisStore;
    pictures: LeafPictures;
  },
) {
  const { inTransaction, idempotency, store, pictures, now } = deps;

  async function view(rows: readonly DiagnosisRow[]): Promise<Diagnosis[]> {
    const used = await pictures.usedBy(
      'diagnosis',
      rows.map(({ id }) => id),
    );
    return rows.map((row) => diagnosisView(row, used.get(row.id) ?? []));
  }

  return {
    /** Keeps a diagnosis; a repeated `key` replays the stored response. */
    async save(
      { id: userId }: Person,
      form: NewDiagnosis,
      key: string | undefined,
    ): Promise<Diagnosis> {
      requireKnown(form);
      const { pictures: ids, madeAt, ...facts } = form;
      const row = {
        ...facts,
        id: randomUUID(),
        userId,
        progress: null,
        madeAt: likelyTime(new Date(madeAt), now()),
      };
      const digest = requestDigest('saveDiagnosis', form);
      const request = { userId, key, digest, response: Diagnosis };
      const { response } = await inTransaction((tx) =>
        idempotency.idempotent(tx, request, async () => {
          await store.insert(tx, row);
          await pictures.use(tx, 'diagnosis', { owner: userId, ids, of: row.id });
          const used = await pictures.usedBy('diagnosis', [row.id], tx);
          return diagnosisView(row, used.get(row.id) ?? []);
        }),
      );
      return response;
    },

    /** The diagnoses of a person, page by page, the newest first. */
    async list(
      { id }: Person,
      { cursor, limit = pageSize }: { cursor?: string | undefined; limit?: number | undefined },
    ) {
      const after = cursor === undefined ? undefined : readCursor(CURSOR, cursor);
      if (cursor !== undefined && !after) throw invalidField('cursor', 'wrong_cursor');
      const rows = await store.list(id, after, limit + 1);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      const nextCursor = last && writeCursor(CURSOR, { key: last.madeAt.getTime(), id: last.id });
      return { data: await view(page), nextCursor: nextCursor ?? null };
    },

    /** Stores how the field of a person is later. */
    async change(
      person: Person,
      id: string,
      { progress }: output<typeof DiagnosisChange>,
    ): Promise<Diagnosis> {
      const changed = await store.setProgress(person.id, id, progress);
      const [diagnosis] = changed ? await view([changed]) : [];
      if (!diagnosis) throw noDiagnosis();
      return diagnosis;
    },

    /** Deletes a diagnosis of a person; pictures that were given for training stay. */
    async remove(person: Person, id: string): Promise<void> {
      const removed = await inTransaction(async (tx) => {
        if (!(await store.lock(tx, person.id, id))) throw noDiagnosis();
        const unused = await pictures.removeOf(tx, 'diagnosis', id);
        await store.remove(tx, id);
        return unused;
      });
      await pictures.removeFiles(removed);
    },

    /** The diagnoses in the data export. */
    async copy(userId: string) {
      const kept = await view(await store.list(userId));
      return kept.map(({ crop, opinion, progress, madeAt, pictures: used }) => ({
        crop,
        progress,
        madeAt,
        diseaseId: opinion.diseaseId,
        outcome: opinion.outcome,
        pictures: used.map(({ url }) => url),
      }));
    },
  };
}

/** The clock of a phone may be wrong: a time that cannot be is now. */
const likelyTime = (at: Date, now: Date): Date => (at < EARLIEST || at > now ? now : at);

function diagnosisView(row: DiagnosisRow, pictures: LeafPicture[]): Diagnosis {
  const { id, userId: _, madeAt, ...facts } = row;
  return { _id: id, ...facts, madeAt: madeAt.toISOString(), pictures };
}
