import { randomUUID } from 'node:crypto';
import { badPicture } from '@upaj/contract/api-error';
import type { Decoder } from './decoder.ts';
import type { PictureStore } from './picture-store.ts';
import type { KeptPicture } from './picture-views.ts';

/** The dependencies, and the owner of the pictures. */
interface PictureContext {
  store: PictureStore;
  decoder: Decoder;
  personId: string;
}

/** Creates and stores the pictures of a listing: all of them or, when one is rejected, none. */
export async function keepPictures(
  context: PictureContext,
  paths: readonly string[],
): Promise<KeptPicture[]> {
  const stored: KeptPicture[] = [];
  try {
    for (const path of paths) stored.push(await keepPicture(context, path));
    return stored;
  } catch (error) {
    await removePictures(context.store, stored);
    throw error;
  }
}

async function keepPicture({ store, decoder, personId }: PictureContext, path: string) {
  const made = await decoder.make('listing', path, personId);
  if (!made) throw badPicture('images');
  const id = randomUUID();
  await store.put(id, made.files);
  return { id, width: made.width, height: made.height };
}

/** Removes pictures that no listing refers to. */
export async function removePictures(
  store: PictureStore,
  pictures: readonly { id: string }[],
): Promise<void> {
  await Promise.all(pictures.map(({ id }) => store.remove(id)));
}
