import { removePictures } from './new-pictures.ts';
import type { PictureStore } from './picture-store.ts';

const HOUR = 60 * 60 * 1000;

const isPictureId = (name: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);

/**
 * Removes the files of a crash, which no row names: `known` gives the ids that have a row. Recent ones may still get
 * theirs. Gives how many pictures there were.
 */
export async function sweepPictures(
  pictures: PictureStore,
  known: (ids: readonly string[]) => Promise<readonly string[]>,
  at: Date,
): Promise<number> {
  const old = (await pictures.olderThan(new Date(at.getTime() - HOUR))).filter(isPictureId);
  const kept = new Set(await known(old));
  const lost = old.filter((id) => !kept.has(id)).map((id) => ({ id }));
  await removePictures(pictures, lost);
  return lost.length;
}
