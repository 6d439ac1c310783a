import { leafFiles } from './leaf-files.ts';

/** One name for all versions, apart from the service worker's caches: a new version takes the place of the old one. */
const cacheName = 'upaj-leaf-model';

/** The files of the leaf doctor, as its worker takes them. */
export interface ModelFiles {
  model: ArrayBuffer;
  kernels: ArrayBuffer;
}

interface DownloadOptions {
  /** Called with 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** For this visit, where the browser has no space for them, or no cache. */
let unstored: ModelFiles | undefined;

const openCache = () => caches.open(cacheName);

/** The files that this device keeps, in this version. */
export async function readModelFiles(): Promise<ModelFiles | undefined> {
  const stored = await readStored().catch(() => undefined);
  // Copies: the worker takes what it is given.
  return stored ?? (unstored && copyOf(unstored));
}

/** Both files once more. */
export const copyOf = ({ model, kernels }: ModelFiles): ModelFiles => ({
  model: model.slice(0),
  kernels: kernels.slice(0),
});

async function readStored(): Promise<ModelFiles | undefined> {
  const found = await findStored();
  return (
    found && { model: await found.model.arrayBuffer(), kernels: await found.kernels.arrayBuffer() }
  );
}

/** Whether this device keeps them, in this version. */
export async function hasModelFiles(): Promise<boolean> {
  const stored = await findStored().catch(() => undefined);
  return stored !== undefined || unstored !== undefined;
}

async function findStored() {
  // `open` would create it.
  if (!(await caches.has(cacheName))) return undefined;
  const cache = await openCache();
  const [model, kernels] = await Promise.all([
    cache.match(leafFiles.model),
    cache.match(leafFiles.kernels),
  ]);
  return model && kernels && { model, kernels };
}

/** How many bytes the model has; nothing without a connection. */
export async function readModelSize(): Promise<number | undefined> {
  const response = await fetch(leafFiles.model, { method: 'HEAD' }).catch(() => undefined);
  return (response?.ok && Number(response.headers.get('content-length'))) || undefined;
}

/** Fetches both files; what arrives is not checked yet. Rejects without a connection and when it is aborted. */
export async function downloadModelFiles({
  onProgress,
  signal,
}: DownloadOptions): Promise<ModelFiles> {
  const kernels = await download(leafFiles.kernels, () => {}, signal);
  const model = await download(leafFiles.model, onProgress, signal);
  return { model, kernels };
}

async function download(
  url: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  // It has a cache of its own; that of the browser would give a damaged file again.
  const response = await fetch(url, { signal, cache: 'no-store' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || isPage || !response.body) throw new Error(`${url} did not arrive`);
  const total = Number(response.headers.get('content-length'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    received += value.length;
    if (total > 0) onProgress(Math.min(1, received / total));
  }
  return new Blob(parts).arrayBuffer();
}

/** Keeps files that were checked, in place of any other version. */
export async function keepModelFiles(files: ModelFiles): Promise<void> {
  try {
    const cache = await openCache();
    const urls = Object.values<string>(leafFiles);
    await cache.put(leafFiles.kernels, new Response(files.kernels));
    await cache.put(leafFiles.model, new Response(files.model));
    for (const request of await cache.keys()) {
      if (!urls.includes(request.url)) await cache.delete(request);
    }
  } catch {
    unstored = files;
  }
}

/** Removes every version from this device. */
export async function removeModelFiles(): Promise<void> {
  unstored = undefined;
  await globalThis.caches?.delete(cacheName).catch(() => false);
}
