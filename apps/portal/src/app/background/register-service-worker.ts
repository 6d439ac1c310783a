import { scriptsQuestion, type ToWorker } from '../../service-worker/messages.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Offers a version; the function that it gets makes this page use it. */
type Offer = (apply: () => void) => void;

/** The scripts in the HTML of this page: they name its build. */
const ownScripts = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].map(
    ({ src }) => new URL(src).pathname,
  );

/**
 * Registers the service worker and offers each new version of it. A failure (private mode, storage that is full,
 * a server that has turned it off) leaves the portal as it is without one.
 *
 * @returns tells the worker that this page shows another address or language
 */
export function registerServiceWorker(offer: Offer): () => void {
  const workers = navigator.serviceWorker;
  followFailedImports(offer);
  if (!workers) return () => {};
  workers.addEventListener('message', ({ data, ports: [port] }) => {
    if (data === scriptsQuestion) port?.postMessage(ownScripts());
  });
  void register(workers)
    .then((registration) => registration && follow(workers, registration, offer))
    .catch(() => {});
  const shown = () => void workers.ready.then(({ active }) => tellShown(active)).catch(() => {});
  shown();
  if (!workers.controller) tellOfEarlier(workers, shown);
  // Where the Navigation API is missing, the worker keeps the pages that were opened by their address.
  Object(window).navigation?.addEventListener('navigatesuccess', () => shown());
  return shown;
}

async function register(workers: ServiceWorkerContainer) {
  // A first registration asks first: the server may have turned the worker off, and each try would install one.
  if (!(await workers.getRegistration())) {
    const { ok, headers } = await fetch('/sw.js', { method: 'HEAD' });
    if (!ok || headers.get('x-service-worker') === 'off') return undefined;
  }
  return workers.register('/sw.js', { updateViaCache: 'none' });
}

/** What was asked for before the first worker took over has not passed through it, and may arrive later. */
function tellOfEarlier(workers: ServiceWorkerContainer, tell: () => void): void {
  const follow = () => {
    tell();
    const takenOver = performance.now();
    const arrivals = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ startTime }) => startTime < takenOver)) tell();
    });
    arrivals.observe({ type: 'resource' });
  };
  workers.addEventListener('controllerchange', follow, { once: true });
}

function tellShown(worker: ServiceWorker | null): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  const message: ToWorker = {
    type: 'page-shown',
    address: location.href,
    files: [...new Set([...ownScripts(), ...files])],
  };
  worker?.postMessage(message);
}

function follow(
  workers: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  offer: Offer,
): void {
  const reload = () => location.reload();
  const offerWaiting = () => {
    const skipWaiting: ToWorker = { type: 'skip-waiting' };
    const stopDownloads: ToWorker = { type: 'stop-downloads' };
    offer(() => {
      // Activated by another page in the meantime: this one has only to be loaded again.
      if (!registration.waiting) return reload();
      workers.addEventListener('controllerchange', reload, { once: true });
      // The new one has to wait for what the old one still downloads.
      registration.active?.postMessage(stopDownloads);
      registration.waiting.postMessage(skipWaiting);
    });
  };
  // A worker that waits without an older one in use is the first.
  const check = () => registration.waiting && workers.controller && offerWaiting();
  check();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', check);
  });
  updateAfterAnHour(registration);
}

/** A page that stays open for days learns of a new version when the user returns to it. */
function updateAfterAnHour(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < HOUR_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/** Code that the server no longer has is of an old build: the new one is looked for at once. */
function followFailedImports(offer: Offer): void {
  addEventListener('vite:preloadError', () => void findNewBuild(offer).catch(() => {}));
}

async function findNewBuild(offer: Offer): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) return void (await registration.update());
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  if (!response.ok) return;
  const html = await response.text();
  if (!ownScripts().every((script) => html.includes(script))) offer(() => location.reload());
}
