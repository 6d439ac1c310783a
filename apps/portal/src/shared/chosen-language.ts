const CACHE = 'upaj-choices';
const KEY = '/-/language';

/** The part of the Cookie Store API that is used; TypeScript's library for workers lacks it. */
interface CookieStore {
  get: (name: string) => Promise<{ value?: string } | null>;
}

/**
 * Keeps the chosen language where the service worker can read it: the cookies of a request are hidden from it,
 * and not every browser has the Cookie Store API.
 */
export async function keepChosenLanguage(language: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  // Without storage the worker takes the language of the browser.
  await caches
    .open(CACHE)
    .then((cache) => cache.put(KEY, new Response(language)))
    .catch(() => {});
}

/** The language that the user has chosen, as a service worker can find out. */
export async function chosenLanguage(): Promise<string | undefined> {
  const cookies: CookieStore | undefined = Object(globalThis).cookieStore;
  if (cookies) return (await cookies.get('language'))?.value;
  const kept = await caches.match(KEY, { cacheName: CACHE });
  return kept?.text();
}
