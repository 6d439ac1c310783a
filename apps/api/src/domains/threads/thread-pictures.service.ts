import { invalidField } from '@upaj/contract/api-error';
import { ThreadPicture } from '@upaj/contract/threads.schema';
import type { InTransaction, Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { Decoder } from '../../platform/pictures/decoder.ts';
import { removePictures } from '../../platform/pictures/new-pictures.ts';
import type { PictureStore } from '../../platform/pictures/picture-store.ts';
import {
  createPictureWrites,
  pictureDigest,
  type UploadedPicture,
} from '../../platform/pictures/picture-writes.ts';
import { sweepPictures } from '../../platform/pictures/sweep-pictures.ts';
import type { PostRules, Writer } from './post-limits.ts';
import type { ThreadPictureStore } from './thread-pictures.store.ts';
import { threadPictureView } from './thread-views.ts';

const HOUR = 60 * 60 * 1000;
/** Milliseconds after which a picture that no discussion shows is deleted. */
const UNUSED_MS = 24 * HOUR;

export type ThreadPictures = ReturnType<typeof createThreadPictures>;

/** Uploads pictures of discussions and deletes those that none shows. */
export function createThreadPictures(deps: {
  inTransaction: InTransaction;
  idempotency: Idempotency;
  store: ThreadPictureStore;
  pictures: PictureStore;
  decoder: Decoder;
  rules: PostRules;
  now: () => Date;
}) {
  const { inTransaction, idempotency, store, pictures, rules, now } = deps;
  const writeWithPictures = createPictureWrites(deps);
  const removeFiles = (removed: readonly { id: string }[]) => removePictures(pictures, removed);

  return {
    /** Stores a picture; a repeated `key` replays the stored response. */
    async add(
      person: Person,
      files: readonly UploadedPicture[],
      key: string | undefined,
    ): Promise<ThreadPicture> {
      const digest = pictureDigest('addThreadPicture', files);
      const request = { userId: person.id, key, digest, response: ThreadPicture };
      const earlier = await idempotency.replay(request);
      if (earlier) return earlier;
      // Before the file is decoded, which is expensive.
      await inTransaction((tx) => rules.writer(tx, person.id));
      return writeWithPictures(request, files, async (tx, [picture]) => {
        if (!picture) throw new Error('the form had no picture');
        const { id } = await rules.writer(tx, person.id);
        await store.insert(tx, id, picture, now());
        return threadPictureView(picture);
      });
    },

    /** Gives uploaded pictures to a discussion of their author. */
    async use(
      tx: Tx,
      { id: userId, pictures: most }: Writer,
      ids: readonly string[],
      threadId: string,
    ): Promise<void> {
      if (ids.length > most) throw invalidField('pictures', 'too_many', most);
      if (new Set(ids).size < ids.length) throw invalidField('pictures', 'repeated');
      if (ids.length > 0 && (await store.use(tx, userId, ids, threadId)) < ids.length)
        throw invalidField('pictures', 'unknown_picture');
    },

    removeFiles,
    removeOfThread: store.removeOfThread,
    removeOfUser: store.removeOfUser,

    /** Deletes pictures that no discussion shows; gives how many. */
    async cleanUp(at: Date): Promise<number> {
      const unused = await store.removeUnused(new Date(at.getTime() - UNUSED_MS));
      await removeFiles(unused);
      return unused.length + (await sweepPictures(pictures, store.known, at));
    },
  };
}
