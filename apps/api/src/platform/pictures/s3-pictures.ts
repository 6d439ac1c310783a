import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { PictureStore, Width } from './picture-store.ts';

/** Where pictures are kept when it is not the disk: a bucket of any store that speaks S3. */
export interface S3Settings {
  /** Address of the store, without a slash at its end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Milliseconds until a request is given up. */
  patience?: number;
}

interface Kept {
  key: string;
  at: Date;
}

/** Keeps pictures as `<folder>/<id>/<width>.webp` in a bucket; nobody but this server needs to reach it. */
export function s3Pictures<W extends number = Width>(
  settings: S3Settings,
  folder: string,
): PictureStore<W> {
  const ask = createAsker(settings);
  const keyOf = (id: string, width: W) => `${folder}/${id}/${width}.webp`;

  async function remove(id: string): Promise<void> {
    const kept = await listKept(ask, `${folder}/${id}/`);
    await Promise.all(kept.map(({ key }) => ask('DELETE', `/${key}`)));
  }

  return {
    remove,

    async put(id, files) {
      try {
        for (const [width, bytes] of files) await ask('PUT', `/${keyOf(id, width)}`, bytes);
      } catch (error) {
        // What cannot be removed now has no row that names it: the sweep finds it.
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

    async olderThan(moment) {
      const young = new Set<string>();
      const ids = new Set<string>();
      for (const { key, at } of await listKept(ask, `${folder}/`)) {
        const [id = ''] = key.slice(folder.length + 1).split('/');
        ids.add(id);
        if (at >= moment) young.add(id);
      }
      return [...ids].filter((id) => !young.has(id));
    },
  };
}

type Ask = (method: string, path: string, body?: Buffer) => Promise<Response | undefined>;

/** Makes signed requests to the bucket; gives nothing for what is not there, and throws at everything unforeseen. */
function createAsker({ endpoint, bucket, patience = 20_000, ...keys }: S3Settings): Ask {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2, initRetryMs: 100 });
  return async (method, path, body) => {
    const signal = AbortSignal.timeout(patience);
    const url = `${endpoint}/${bucket}${path}`;
    const answer = await client.fetch(url, { method, signal, ...(body && { body }) });
    if (answer.ok) return answer;
    const said = await answer.text();
    if (answer.status === 404 && !said.includes('NoSuchBucket')) return undefined;
    throw new Error(`The picture store answered ${answer.status} to ${method} ${path}: ${said}`);
  };
}

/** Everything below a prefix, over as many pages as it takes. */
async function listKept(ask: Ask, prefix: string): Promise<Kept[]> {
  const kept: Kept[] = [];
  let token: string | undefined;
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (token) query.set('continuation-token', token);
    const answer = await ask('GET', `?${query}`);
    const text = (await answer?.text()) ?? '';
    for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      kept.push({ key: tag(entry, 'Key') ?? '', at: new Date(tag(entry, 'LastModified') ?? 0) });
    }
    token = tag(text, 'NextContinuationToken');
  } while (token);
  return kept;
}

/** The text of an element; the keys and tokens in it are never written with characters that XML would escape. */
function tag(text: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1];
}
