import { invalidField } from '@upaj/contract/api-error';
import { LeafPicture } from '@upaj/contract/disease.schema';
import type { InTransaction, Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { Decoder } from '../../platform/pictures/decoder.ts';
import { removePictures } from '../../platform/pictures/new-pictures.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import { type KeptPicture, viewOf } from '../../platform/pictures/picture-views.ts';
import {
  createPictureWrites,
  pictureDigest,
  type UploadedPicture,
} from '../../platform/pictures/picture-writes.ts';
import { sweepPictures } from '../../platform/pictures/sweep-pictures.ts';
import type { LeafPictureStore, PictureUse } from './leaf-pictures.store.ts';

/** Where pictures of leaves are served. */
export const leafPicturePath = '/leaf-pictures';
/** Milliseconds after which a picture that nothing uses is deleted. */
const UNUSED_MS = 24 * 60 * 60 * 1000;

const leafPictureView = (picture: KeptPicture): LeafPicture => ({
  id: picture.id,
  ...viewOf(picture, leafPicturePath),
});

export type LeafPictures = ReturnType<typeof createLeafPictures>;

/** Uploads pictures of leaves, and deletes those that neither a diagnosis nor a feedback uses. */
export function createLeafPictures(deps: {
  inTransaction: InTransaction;
  idempotency: Idempotency;
  store: LeafPictureStore;
  pictures: PictureStore;
  decoder: Decoder;
  now: () => Date;
}) {
  const { idempotency, store, pictures, now } = deps;
  const writeWithPictures = createPictureWrites(deps);
  const removeFiles = (removed: readonly { id: string }[]) => removePictures(pictures, removed);

  return {
    /** Stores a picture; a repeated `key` replays the stored response. */
    async add(
      { id: userId }: Person,
      files: readonly UploadedPicture[],
      key: string | undefined,
    ): Promise<LeafPicture> {
      const digest = pictureDigest('addLeafPicture', files);
      const request = { userId, key, digest, response: LeafPicture };
      const earlier = await idempotency.replay(request);
      if (earlier) return earlier;
      return writeWithPictures(request, files, async (tx, [picture]) => {
        if (!picture) throw new Error('the form had no picture');
        await store.insert(tx, userId, picture, now());
        return leafPictureView(picture);
      });
    },

    /** Gives own pictures to a diagnosis or a feedback of their owner. */
    async use(
      tx: Tx,
      use: PictureUse,
      { owner, ids, of }: { owner: string; ids: readonly string[]; of: string },
    ): Promise<void> {
      if (new Set(ids).size < ids.length) throw invalidField('pictures', 'repeated');
      const give = use === 'diagnosis' ? store.useInDiagnosis : store.useInFeedback;
      if (ids.length > 0 && (await give(tx, owner, ids, of)) < ids.length)
        throw invalidField('pictures', 'unknown_picture');
    },

    /** The pictures of diagnoses or feedbacks, by the id of what uses them. */
    async usedBy(
      use: PictureUse,
      ids: readonly string[],
      tx?: Tx,
    ): Promise<ReadonlyMap<string, LeafPicture[]>> {
      const found = new Map<string, LeafPicture[]>();
      for (const { usedBy, ...picture } of await store.usedBy(use, ids, tx))
        found.set(usedBy, [...(found.get(usedBy) ?? []), leafPictureView(picture)]);
      return found;
    },

    removeFiles,
    removeOf: store.removeOf,
    removeOfUser: store.removeOfUser,

    /** Deletes pictures that nothing uses; gives how many. */
    async cleanUp(at: Date): Promise<number> {
      const unused = await store.removeUnused(new Date(at.getTime() - UNUSED_MS));
      await removeFiles(unused);
      return unused.length + (await sweepPictures(pictures, store.known, at));
    },
  };
}
