import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import type { KeptPicture } from '../../platform/pictures/picture-views.ts';
import { leafPictures } from './disease.tables.ts';

/** Pictures that one clean-up deletes at most, counted. */
const AT_ONCE = 10_000;

/** What uses pictures. */
export type PictureUse = 'diagnosis' | 'feedback';
/** A picture whose files remain. */
export type RemovedPicture = Pick<KeptPicture, 'id'>;
/** A picture with what uses it. */
export interface UsedPicture extends KeptPicture {
  usedBy: string;
}

export type LeafPictureStore = ReturnType<typeof createLeafPictureStore>;

/** Stores which pictures of leaves there are, and what uses them. */
export function createLeafPictureStore(db: Database) {
  const { id, userId, diagnosisId, feedbackId, position, width, height, createdAt } = leafPictures;
  const columnOf = { diagnosis: diagnosisId, feedback: feedbackId };
  const otherOf = { diagnosis: feedbackId, feedback: diagnosisId };
  return {
    async insert(tx: Tx, owner: string, picture: KeptPicture, at: Date): Promise<void> {
      await queriesOf(tx)
        .insert(leafPictures)
        .values({ ...picture, userId: owner, createdAt: at });
    },

    /** Gives pictures of a person to a diagnosis, in their order; gives how many of them it could have. */
    async useInDiagnosis(tx: Tx, owner: string, ids: readonly string[], of: string) {
      const { rowCount } = await queriesOf(tx).execute(sql`
        update ${leafPictures} set diagnosis_id = ${of}, position = wanted.place - 1
        from unnest(${sql.param([...ids])}::uuid[]) with ordinality as wanted (id, place)
        where ${id} = wanted.id and ${userId} = ${owner} and ${diagnosisId} is null`);
      return rowCount ?? 0;
    },

    /** Gives pictures of a person to a feedback; gives how many of them it could have. */
    async useInFeedback(tx: Tx, owner: string, ids: readonly string[], of: string) {
      const { rowCount } = await queriesOf(tx)
        .update(leafPictures)
        .set({ feedbackId: of })
        .where(and(inArray(id, [...ids]), eq(userId, owner), isNull(feedbackId)));
      return rowCount ?? 0;
    },

    /** The pictures that these diagnoses or feedbacks use, in their order. */
    async usedBy(use: PictureUse, ids: readonly string[], tx?: Tx): Promise<UsedPicture[]> {
      if (ids.length === 0) return [];
      const rows = await queriesIn(db, tx)
        .select({ id, width, height, usedBy: columnOf[use] })
        .from(leafPictures)
        .where(inArray(columnOf[use], [...ids]))
        .orderBy(asc(position), asc(createdAt), asc(id));
      return rows.map((row) => ({ ...row, usedBy: row.usedBy ?? '' }));
    },

    /** Deletes the pictures that only this diagnosis or feedback uses. */
    removeOf: (tx: Tx, use: PictureUse, of: string): Promise<RemovedPicture[]> =>
      queriesOf(tx)
        .delete(leafPictures)
        .where(and(eq(columnOf[use], of), isNull(otherOf[use])))
        .returning({ id }),

    /** Deletes all pictures of a person. */
    removeOfUser: (tx: Tx, owner: string): Promise<RemovedPicture[]> =>
      queriesOf(tx).delete(leafPictures).where(eq(userId, owner)).returning({ id }),

    /** Deletes pictures from before a moment that nothing uses. */
    removeUnused(before: Date): Promise<RemovedPicture[]> {
      const unused = db
        .select({ id })
        .from(leafPictures)
        .where(and(isNull(diagnosisId), isNull(feedbackId), lt(createdAt, before)))
        .limit(AT_ONCE)
        // One that is just being used stays.
        .for('update', { skipLocked: true });
      return db.delete(leafPictures).where(sql`${id} in ${unused}`).returning({ id });
    },

    /** The ones of these pictures that are stored. */
    async known(ids: readonly string[]): Promise<string[]> {
      // One array parameter, since a statement is limited to 65,535 parameters.
      const isOneOf = sql`${id} = any(${sql.param([...ids])}::uuid[])`;
      const found = await db.select({ id }).from(leafPictures).where(isOneOf);
      return found.map((picture) => picture.id);
    },
  };
}
