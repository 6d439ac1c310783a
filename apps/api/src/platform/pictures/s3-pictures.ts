import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { PictureStore, Width } from './picture-store.ts';

/** A bucket for pictures in any S3-compatible store. */
export interface S3Settings {
  /** URL of the store, without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Timeout of a request in milliseconds. */
  timeout?: number;
}

interface StoredFile {
  key: string;
  at: Date;
}

/** Stores pictures as `<folder>/<id>/<width>.webp` in a bucket, which only this server needs to reach. */
export function s3Pictures<W extends number = Width>(
  settings: S3Settings,
  folder: string,
): PictureStore<W> {
  const ask = createAsker(settings);
  const keyOf = (id: string, width: W) => `${folder}/${id}/${width}.webp`;

  async function remove(id: string): Promise<void> {
    const stored = await listStored(ask, `${folder}/${id}/`);
    await Promise.all(stored.map(({ key }) => ask('DELETE', `/${key}`)));
  }

  return {
    remove,

    async put(id, files) {
      try {
        for (const [width, bytes] of files) await ask('PUT', `/${keyOf(id, width)}`, bytes);
      } catch (error) {
        // The clean-up finds files that could not be removed, since no row refers to them.
        await remove(id).catch(() => undefined);
        throw error;
      }
    },

    async open(id, width) {
      const answer = await ask('GET', `/${keyOf(id, width)}`);
      if (!answer?.body) return undefined;
      const bytes = Number(answer.headers.get('content-length'));
      return { stream: Readable.fromWeb(answer.body), bytes };
    },

    async olderThan(time) {
      const young = new Set<string>();
      const ids = new Set<string>();
      for (const { key, at } of await listStored(ask, `${folder}/`)) {
        const [id = ''] = key.slice(folder.length + 1).split('/');
        ids.add(id);
        if (at >= time) young.add(id);
      }
      return [...ids].filter((id) => !young.has(id));
    },
  };
}

type Ask = (method: string, path: string, body?: Buffer) => Promise<Response | undefined>;

/** Sends signed requests to the bucket; returns undefined for what does not exist, and throws on any other error. */
function createAsker({ endpoint, bucket, timeout = 20_000, ...keys }: S3Settings): Ask {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2, initRetryMs: 100 });
  return async (method, path, body) => {
    const signal = AbortSignal.timeout(timeout);
    const url = `${endpoint}/${bucket}${path}`;
    const answer = await client.fetch(url, { method, signal, ...(body && { body }) });
    if (answer.ok) return answer;
    const errorBody = await answer.text();
    if (answer.status === 404 && !errorBody.includes('NoSuchBucket')) return undefined;
    throw new Error(
      `The picture store responded with ${answer.status} to ${method} ${path}: ${errorBody}`,
    );
  };
}

/** Every key below a prefix, over all pages of the list. */
async function listStored(ask: Ask, prefix: string): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  let token: string | undefined;
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (token) query.set('continuation-token', token);
    const answer = await ask('GET', `?${query}`);
    const text = (await answer?.text()) ?? '';
    for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      stored.push({ key: tag(entry, 'Key') ?? '', at: new Date(tag(entry, 'LastModified') ?? 0) });
    }
    token = tag(text, 'NextContinuationToken');
  } while (token);
  return stored;
}

/** The text of an element; its keys and tokens contain no characters that XML escapes. */
function tag(text: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1];
}
