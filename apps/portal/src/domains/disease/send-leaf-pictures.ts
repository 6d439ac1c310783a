import type { CacheDispatch } from '../../shared/loading/store-parts.ts';
import { createUploadFetch } from '../../shared/transport/upload-fetch.ts';
import { diseaseApi } from './disease.api.ts';

interface Sending {
  /** Begins the idempotency key of each picture: the same for every attempt to send them. */
  key: string;
  /** Called with how much of all is sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends pictures one after the other to be kept; gives their ids, or why the first one that failed did. */
export async function sendLeafPictures(
  dispatch: CacheDispatch,
  pictures: readonly Blob[],
  { key, onProgress }: Sending,
): Promise<{ ids: string[] } | { error: unknown }> {
  const ids: string[] = [];
  for (const [at, picture] of pictures.entries()) {
    const form = new FormData();
    form.append('images', picture, `leaf-${at + 1}.jpg`);
    const report = (share: number) => onProgress((at + share) / pictures.length);
    // By hand: a loop of requests outside of React, for several components.
    const sent = await dispatch(
      diseaseApi.endpoints.addLeafPicture.initiate({
        form,
        fetchFn: createUploadFetch(form, report),
        idempotencyKey: `${key} ${at + 1}`,
      }),
    );
    if (!sent.data) return { error: sent.error };
    ids.push(sent.data.data.id);
    report(1);
  }
  return { ids };
}
