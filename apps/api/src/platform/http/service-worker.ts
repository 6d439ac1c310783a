// Types the setting `hide` of a route.
import type {} from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** Takes the place of the portal's service worker: removes its caches and itself. */
export const removal = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('upaj-'));
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  const remove = async () => {
    await clear();
    await self.registration.unregister();
    // A write of the old worker that was under way creates its cache again.
    for (const pause of [500, 1500, 3000]) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      await clear();
    }
  };
  event.waitUntil(remove());
});
`;

/** Turns the service worker off in every browser that has one; the header tells the others not to register it. */
export function removeServiceWorker(app: FastifyInstance): void {
  app.get('/sw.js', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('x-service-worker', 'off')
      .type('text/javascript; charset=utf-8')
      .send(removal),
  );
}
