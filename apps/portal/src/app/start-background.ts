import type { AppStore } from './store.ts';

/**
 * Starts what no first paint waits for: service worker, data last seen, notices. With a worker their code is in its
 * cache and is loaded at once; otherwise it is loaded when the page has arrived.
 */
export function startBackground(store: AppStore): void {
  // A failed load costs what is said above, and the next page tries again.
  const load = () =>
    void import('./background/background.ts').then(({ start }) => start(store)).catch(() => {});
  if (navigator.serviceWorker?.controller) load();
  else if (document.readyState === 'complete') whenIdle(load);
  else addEventListener('load', () => whenIdle(load), { once: true });
}

const whenIdle = (work: () => void) => (window.requestIdleCallback ?? setTimeout)(work);
