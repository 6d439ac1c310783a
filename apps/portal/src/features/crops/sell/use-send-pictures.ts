import type { setCropPictures } from '@upaj/contract/crops.endpoints';
import type { ReplyOf } from '@upaj/contract/endpoint';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSetCropPicturesMutation } from '../../../domains/crops/crop-pictures.api.ts';
import { cropsApi } from '../../../domains/crops/crops.api.ts';
import { type CropDispatch, patchCrop } from '../own/use-update-listing.ts';
import { createListingKeys } from './listing-key.ts';
import { downscaleAll } from './listing-pictures.ts';
import { type ChosenPicture, isFile, orderOf } from './stored-pictures.ts';

/** Sends the pictures of one listing, once for each choice of them however often it is tried. */
export function useSendPictures(id: string) {
  const dispatch = useDispatch<CropDispatch>();
  const [setPictures] = useSetCropPicturesMutation();
  const [keyOf] = useState(createListingKeys);
  /** 0 to 1 while files are sent. */
  const [progress, setProgress] = useState<number>();
  const leaving = useRef<AbortController>(undefined);
  // Leaving the page, by Cancel or else, cancels the upload.
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);

  const hasLeft = () => leaving.current?.signal.aborted ?? false;

  async function upload(
    pictures: readonly ChosenPicture[],
  ): Promise<{ data?: ReplyOf<typeof setCropPictures> | undefined; error?: unknown }> {
    const order = orderOf(pictures).join();
    const files = pictures.filter(isFile);
    const form = new FormData();
    form.append('order', order);
    for (const file of await downscaleAll(files)) form.append('images', file, file.name);
    const { createUploadFetch } = await import('../../../shared/transport/upload-fetch.ts');
    if (hasLeft()) return {};
    const request = setPictures({
      params: { id },
      form,
      idempotencyKey: keyOf({ order }, files),
      fetchFn: createUploadFetch(form, files.length > 0 ? setProgress : () => {}),
    });
    leaving.current?.signal.addEventListener('abort', () => request.abort());
    return request;
  }

  /** Sends all pictures in their order; gives the error if there is one. */
  async function send(pictures: readonly ChosenPicture[]): Promise<{ error?: unknown }> {
    if (pictures.some(isFile)) setProgress(0);
    const { data, error } = await upload(pictures).catch((fault: unknown) => ({
      data: undefined,
      error: fault,
    }));
    setProgress(undefined);
    if (data) dispatch(patchCrop(id, data.data));
    return { error };
  }

  /** The listing as it is now; undefined if it cannot be read. */
  async function read() {
    // A hook would subscribe to what is read once.
    const { data } = await dispatch(
      cropsApi.endpoints.getCrop.initiate(
        { params: { id } },
        { subscribe: false, forceRefetch: true },
      ),
    );
    return data?.data;
  }

  return { send, read, progress, hasLeft };
}
