import { randomUUID } from 'node:crypto';
import type { Decoder } from './decoder.ts';
import { pictureOrRefusal } from './picture-or-refusal.ts';
import type { PictureStore } from './picture-store.ts';
import type { KeptPicture } from './picture-views.ts';

/** The dependencies, and the owner of the pictures. */
interface PictureContext {
  store: PictureStore;
  decoder: Decoder;
  personId: string;
}

/** An upload, and what its sender calls it. */
export interface PictureFile {
  path: string;
  name: string;
}

/** Creates and stores the pictures of a listing: all of them or, when one is rejected, none. */
export async function keepPictures(
  context: PictureContext,
  files: readonly PictureFile[],
): Promise<KeptPicture[]> {
  const stored: KeptPicture[] = [];
  try {
    for (const { path, name } of files)
      stored.push(await keepPicture(context, path, files.length > 1 ? name : undefined));
    return stored;
  } catch (error) {
    await removePictures(context.store, stored);
    throw error;
  }
}

async function keepPicture(
  { store, decoder, personId }: PictureContext,
  path: string,
  name: string | undefined,
) {
  const making = decoder.make('listing', path, personId);
  const made = await pictureOrRefusal(making, 'images', name);
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
