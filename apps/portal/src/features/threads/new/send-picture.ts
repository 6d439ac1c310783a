import { threadsApi } from '../../../domains/threads/threads.api.ts';
import type { CacheDispatch } from '../../../shared/loading/store-parts.ts';
import { createDownscaler } from '../../../shared/pictures/downscale-picture.ts';
import { createUploadFetch } from '../../../shared/transport/upload-fetch.ts';
import type { SentPicture } from './thread-picture.ts';

const downscale = createDownscaler({
  width: 1280,
  height: 1280,
  smallEnough: 150_000,
  target: 150_000,
});

/** Makes a picture small, sends it, and gives what the server knows it by, or why it was not sent. */
export async function sendPicture(
  dispatch: CacheDispatch,
  { file, key, signal }: { file: File; key: string; signal: AbortSignal },
  onProgress: (share: number) => void,
): Promise<{ sent: SentPicture } | { error: unknown }> {
  const small = await downscale(file);
  const form = new FormData();
  form.append('images', small, small.name);
  if (signal.aborted) return { error: signal.reason };
  const fetchFn = createUploadFetch(form, onProgress);
  // By hand: the queue of pictures sends outside of React and aborts by signal.
  const { addThreadPicture } = threadsApi.endpoints;
  const request = dispatch(addThreadPicture.initiate({ form, idempotencyKey: key, fetchFn }));
  signal.addEventListener('abort', () => request.abort());
  const { data, error } = await request;
  if (!data) return { error };
  const { id, url } = data.data;
  return { sent: { id, url, name: file.name, sentAt: Date.now() } };
}
