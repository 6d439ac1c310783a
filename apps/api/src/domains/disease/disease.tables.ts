import type { Diagnosis, LeafOpinion } from '@upaj/contract/disease.schema';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The diagnoses that people keep on their accounts. */
export const diagnoses = pgTable(
  'diagnoses',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    /** Id of a crop of the leaf doctor. */
    crop: text('crop').notNull(),
    opinion: jsonb('opinion').$type<LeafOpinion>().notNull(),
    modelVersion: text('model_version'),
    signs: text('signs').array().notNull(),
    /** When it was made on the device, by the clock of the device. */
    madeAt: timestampMs('made_at').notNull(),
    progress: text('progress').$type<NonNullable<Diagnosis['progress']>>(),
  },
  (table) => [index('diagnoses_user').on(table.userId, table.madeAt, table.id)],
);

/** Whether diagnoses were right, by people who let us train with their pictures. */
export const leafFeedback = pgTable(
  'leaf_feedback',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    crop: text('crop').notNull(),
    opinion: jsonb('opinion').$type<LeafOpinion>().notNull(),
    modelVersion: text('model_version'),
    isRight: boolean('is_right').notNull(),
    /** Id of the disease that it is in truth, `healthy`, or null if it is not known. */
    actual: text('actual'),
    createdAt: timestampMs('created_at').notNull(),
  },
  (table) => [
    index('leaf_feedback_user').on(table.userId, table.createdAt, table.id),
    index('leaf_feedback_age').on(table.createdAt, table.id),
  ],
);

/** Pictures of leaves; a diagnosis and a feedback may use the same one, and none that no one uses is kept for long. */
export const leafPictures = pgTable(
  'leaf_pictures',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    diagnosisId: uuid('diagnosis_id').references(() => diagnoses.id, { onDelete: 'set null' }),
    feedbackId: uuid('feedback_id').references(() => leafFeedback.id, { onDelete: 'set null' }),
    /** Its place among the pictures of the diagnosis. */
    position: smallint('position').notNull().default(0),
    /** Pixels of the largest size. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestampMs('created_at').notNull(),
  },
  (table) => [
    index('leaf_pictures_user').on(table.userId, table.createdAt),
    index('leaf_pictures_diagnosis').on(table.diagnosisId, table.position),
    index('leaf_pictures_feedback').on(table.feedbackId),
    index('leaf_pictures_unused')
      .on(table.createdAt)
      .where(sql`${table.diagnosisId} is null and ${table.feedbackId} is null`),
  ],
);
