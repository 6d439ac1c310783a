import { pageSize } from '@upaj/content/trade-unit';
import { badPicture, invalidField, notFound } from '@upaj/contract/api-error';
import type { CropPicture } from '@upaj/contract/crops.schema';
import { isPicture } from './parse-request.ts';

/** The records that are meant. */
export const where = <T>(all: ReadonlyMap<string, T>, isMeant: (one: T) => boolean): T[] =>
  [...all.values()].filter(isMeant);

/** Records, the newest first; of two of the same millisecond the later one. */
export const newestFirst = <T extends { createdAt: string }>(all: readonly T[]): T[] =>
  all.toReversed().sort((left, right) => right.createdAt.localeCompare(left.createdAt));

/** The record with this id; throws "noun not found" without one. */
export function find<T>(all: ReadonlyMap<string, T>, id: string, noun: string): T {
  const found = all.get(id);
  if (!found) throw notFound(noun);
  return found;
}

/** Changes a record, and gives it as it is then. */
export function patch<T extends { id: string }>(all: Map<string, T>, one: T, change: Partial<T>) {
  const changed = { ...one, ...change };
  all.set(one.id, changed);
  return changed;
}

interface Asked {
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** One page of a list as it is shown; the id of its last record is the cursor of the next one. */
export function pageOf<T extends { id: string }, View>(
  all: readonly T[],
  { cursor, limit = pageSize }: Asked,
  view: (one: T) => View,
): { data: View[]; nextCursor: string | null } {
  const start = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && start === 0) throw invalidField('cursor', 'wrong_cursor');
  const page = all.slice(start, start + limit);
  const isMore = start + page.length < all.length;
  return { data: page.map(view), nextCursor: isMore ? (page.at(-1)?.id ?? null) : null };
}

/** Keeps uploaded files; the mock shows the originals, where the server makes three sizes of them. */
export async function keepPictures(files: readonly File[], field: string): Promise<CropPicture[]> {
  const arePictures = await Promise.all(files.map(isPicture));
  const wrong = files[arePictures.indexOf(false)];
  if (wrong) throw badPicture(field, { name: files.length > 1 ? wrong.name : undefined });
  return files.map((file) => {
    const url = URL.createObjectURL(file);
    return { id: crypto.randomUUID(), url, srcset: `${url} 960w`, width: 960, height: 720 };
  });
}
