import { build } from './build.ts';
import { untilReplaced } from './downloads.ts';

const BUILDS = 'upaj-build-';

/** The pages and files of this build. */
export const buildCache = BUILDS + build.id;

/** The caches of other builds. */
export async function otherBuilds(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(BUILDS) && name !== buildCache);
}

/** A script, style or picture of the build; a proxy's own page in its place is not kept. */
export const isFile = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  !response.headers.get('content-type')?.startsWith('text/html');

const download = (file: string) => fetch(file, { signal: untilReplaced });

/** Puts hashed files into the cache of this build; those of another build are copied and cost no bytes. */
export async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(buildCache);
  await Promise.all(
    files.map(async (file) => {
      if (await cache.match(file, { ignoreVary: true })) return;
      const response = (await caches.match(file, { ignoreVary: true })) ?? (await download(file));
      if (!isFile(response)) throw new Error(`${file} answered ${response.status}`);
      await cache.put(file, response);
    }),
  );
}
