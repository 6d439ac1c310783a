import { randomUUID } from 'node:crypto';
import { badPicture } from '@upaj/contract/refusal';
import { makePicture } from './make-picture.ts';
import type { PictureStore } from './picture-store.ts';
import type { KeptPicture } from './picture-views.ts';
import { createTurns } from './turns.ts';

// A decoded photograph takes up to 200 MB: two at a time fit into a small machine, twenty do not.
const inTurn = createTurns(2);

/** Makes and keeps the pictures of a listing: all of them or, when one is refused, none. */
export async function keepPictures(
  store: PictureStore,
  paths: readonly string[],
): Promise<KeptPicture[]> {
  const kept: KeptPicture[] = [];
  try {
    for (const path of paths) kept.push(await inTurn(() => keepPicture(store, path)));
    return kept;
  } catch (error) {
    await forgetPictures(store, kept);
    throw error;
  }
}

async function keepPicture(store: PictureStore, path: string): Promise<KeptPicture> {
  const made = await makePicture(path);
  if (!made) throw badPicture('images');
  const id = randomUUID();
  await store.put(id, made.files);
  return { id, width: made.width, height: made.height };
}

/** Removes pictures that no listing has or will have. */
export async function forgetPictures(
  store: PictureStore,
  pictures: readonly { id: string }[],
): Promise<void> {
  await Promise.all(pictures.map(({ id }) => store.remove(id)));
}
