import { createWriteStream } from 'node:fs';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../../db/database.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import { HEALTHY } from './leaf-feedback.service.ts';
import { createLeafFeedbackStore, type LeafFeedbackRow } from './leaf-feedback.store.ts';
import { createLeafPictureStore } from './leaf-pictures.store.ts';

/** Feedbacks that are read at once, counted. */
const AT_ONCE = 200;
/** The largest stored width. */
const LARGEST = 1280;

/**
 * Writes the pictures that people let us train with to `folder/<crop>__<what it is>/<id>.webp`, and what they said of
 * them to `folder/feedback.jsonl`, without a word about who they are. Gives how many pictures there are.
 */
export async function exportLeaves(
  db: Database,
  files: PictureStore,
  folder: string,
): Promise<number> {
  const to = resolve(folder);
  const [feedback, pictures] = [createLeafFeedbackStore(db), createLeafPictureStore(db)];
  const list = join(to, 'feedback.jsonl');
  await mkdir(to, { recursive: true });
  await rm(list, { force: true });
  await writeFile(list, '');
  let count = 0;
  let rows = await feedback.next(undefined, AT_ONCE);
  while (rows.length > 0) {
    const used = await pictures.usedBy(
      'feedback',
      rows.map(({ id }) => id),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { id, usedBy } of used) {
      const row = byId.get(usedBy);
      if (!row || !(await writePicture(files, id, join(to, folderOf(row))))) continue;
      await appendFile(list, `${JSON.stringify(lineOf(row, `${folderOf(row)}/${id}.webp`))}\n`);
      count += 1;
    }
    rows = await feedback.next(rows.at(-1), AT_ONCE);
  }
  return count;
}

/** What the picture shows in truth, as far as the person said it. */
function labelOf({ actual, isRight, opinion }: LeafFeedbackRow): string {
  if (actual !== null) return actual;
  if (isRight && opinion.outcome === 'healthy') return HEALTHY;
  return (isRight && opinion.diseaseId) || 'unknown';
}

const folderOf = (row: LeafFeedbackRow): string => `${row.crop}__${labelOf(row)}`;

function lineOf(row: LeafFeedbackRow, picture: string) {
  const { crop, opinion, modelVersion, isRight, actual } = row;
  // The day is enough to tell the season.
  const day = row.createdAt.toISOString().slice(0, 10);
  return { picture, crop, opinion, modelVersion, isRight, actual, label: labelOf(row), day };
}

/** Copies a picture; returns false if it has been deleted in the meantime. */
async function writePicture(files: PictureStore, id: string, folder: string): Promise<boolean> {
  const found = await files.open(id, LARGEST);
  if (!found) return false;
  await mkdir(folder, { recursive: true });
  await pipeline(found.stream, createWriteStream(join(folder, `${id}.webp`)));
  return true;
}
