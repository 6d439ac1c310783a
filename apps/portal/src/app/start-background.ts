import { whenIdle, whenRead } from '../shared/loading/when.ts';
import type { AppStore } from './store.ts';

/** When the page has long been read, if nothing was touched before. */
const AT_REST_MS = 3_000;

/**
 * Starts what no first paint waits for: service worker, data last seen, notices. With a worker their code is in its
 * cache and is loaded at once; a first visit loads it when the page has arrived and is at rest.
 */
export function startBackground(store: AppStore): void {
  // A failed load costs what is said above, and the next page tries again.
  const load = () =>
    void import('./background/background.ts').then(({ start }) => start(store)).catch(() => {});
  const rest = () => {
    void whenRead(AT_REST_MS).then(whenIdle).then(load);
  };
  if (navigator.serviceWorker?.controller) load();
  else if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
