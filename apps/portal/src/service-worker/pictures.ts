import { CacheFirst } from 'workbox-strategies';
import { picturesCache } from '../shared/user-caches.ts';
import { isFile } from './caches.ts';
import { fetchUntilLeft } from './downloads.ts';

/** About 3 MB in the width of a phone. */
const MAX_PICTURES = 60;

/**
 * Pictures of listings, the last used ones. The order in the cache is that of use, so that no second record says
 * who has looked at what, as workbox-expiration writes it into a database of its own.
 */
export const pictures = new CacheFirst({
  cacheName: picturesCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    fetchUntilLeft,
    {
      cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
      cacheDidUpdate: async ({ cacheName }) => {
        const cache = await caches.open(cacheName);
        const kept = await cache.keys();
        for (const request of kept.slice(0, -MAX_PICTURES)) await cache.delete(request);
      },
      cachedResponseWillBeUsed: async ({ request, cachedResponse, cacheName }) => {
        if (cachedResponse) await moveToEnd(cacheName, request, cachedResponse.clone());
        return cachedResponse;
      },
    },
  ],
});

async function moveToEnd(cacheName: string, request: Request, response: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, response);
}
