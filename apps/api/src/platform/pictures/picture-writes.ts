import { ApiError } from '@upaj/contract/api-error';
import type { $ZodType, output } from 'zod/v4/core';
import type { InTransaction, Tx } from '../../db/transaction.ts';
import {
  type Idempotency,
  type IdempotentRequest,
  requestDigest,
} from '../idempotency/idempotency.ts';
import type { Decoder } from './decoder.ts';
import { keepPictures, type PictureFile, removePictures } from './new-pictures.ts';
import type { PictureStore } from './picture-store.ts';
import type { KeptPicture } from './picture-views.ts';

/** An uploaded picture. */
export interface UploadedPicture extends PictureFile {
  digest: string;
}

/** Digest of a request with pictures. */
export const pictureDigest = (
  endpoint: string,
  files: readonly UploadedPicture[],
  ...content: readonly unknown[]
): string =>
  requestDigest(
    endpoint,
    ...content,
    files.map(({ digest }) => digest),
  );

/**
 * Stores pictures and carries out, once for the key of the request, what refers to them; the files of a request that
 * was refused or that came before are removed.
 */
export function createPictureWrites(deps: {
  inTransaction: InTransaction;
  idempotency: Idempotency;
  pictures: PictureStore;
  decoder: Decoder;
}) {
  const { inTransaction, idempotency, pictures: store, decoder } = deps;
  return async <S extends $ZodType>(
    request: IdempotentRequest<S>,
    files: readonly UploadedPicture[],
    work: (tx: Tx, stored: readonly KeptPicture[]) => Promise<output<S>>,
  ): Promise<output<S>> => {
    const stored = await keepPictures({ store, decoder, personId: request.userId }, files);
    const { response, isReplay } = await inTransaction((tx) =>
      idempotency.idempotent(tx, request, () => work(tx, stored)),
    ).catch(async (error: unknown) => {
      // After any other error a record may refer to them: the clean-up checks the database.
      if (error instanceof ApiError) await removePictures(store, stored);
      throw error;
    });
    if (isReplay) await removePictures(store, stored);
    return response;
  };
}
