import { onFailureShown, retryImport } from '../loading/retry-import.ts';
import { flatten, type Group, type Texts } from './texts.ts';

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

const files = import.meta.glob<{ default: object }>(
  ['./*/*.json', '!**/{descriptions,offline}.json'],
  {
    base: '../../locales',
  },
);
const texts = new Map<string, Texts>();
const pending = new Map<string, Promise<Texts>>();
const wanted = new Set<Group>(['shell']);
const retries = new Map<string, Promise<unknown>>();
const failures = new Map<string, unknown>();
const listeners = new Set<() => void>();
/** The language that is shown, and the one that is being loaded. */
let language: Language = 'en';
let next: Language = language;

async function fetchTexts(name: string): Promise<Texts> {
  const file = await files[`./${name}.json`]?.();
  if (!file) throw new Error(`there is no file locales/${name}.json`);
  const found = flatten(file.default);
  texts.set(name, found);
  return found;
}

/** One group of texts, loaded once; requested again after a failure. */
export function loadTexts(group: Group, to: Language = next): Promise<Texts> {
  wanted.add(group);
  const name = `${to}/${group}`;
  const known = pending.get(name);
  if (known) return known;
  const promise = fetchTexts(name);
  pending.set(name, promise);
  promise.catch(() => pending.delete(name));
  return promise;
}

/** Throws what a component has to without its texts: the promise that it waits for, or why they failed. */
export function suspendForTexts(group: Group): never {
  const name = `${language}/${group}`;
  if (failures.has(name)) throw failures.get(name);
  const inLanguage = language;
  const retry =
    retries.get(name) ??
    retryImport(() => loadTexts(group, inLanguage))
      .catch((error) => {
        failures.set(name, error);
        onFailureShown(() => failures.delete(name));
      })
      .finally(() => retries.delete(name));
  retries.set(name, retry);
  throw retry;
}

/** A group of texts in the user's language, if it has arrived. */
export const textsOf = (group: Group): Texts | undefined => texts.get(`${language}/${group}`);

export const currentLanguage = (): Language => language;

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins in a language whose first texts are already here: they travelled inside the page. */
export function initTranslations(to: Language, groups: Partial<Record<Group, Texts>> = {}): void {
  language = to;
  next = to;
  for (const [group, found] of Object.entries(groups)) {
    const name = `${to}/${group}`;
    texts.set(name, found);
    pending.set(name, Promise.resolve(found));
    // The keys were groups when the build wrote them.
    wanted.add(group as Group);
  }
}

/** Shows everything in another language once its texts are here; without them nothing changes. */
export async function changeLanguage(to: Language): Promise<void> {
  next = to;
  try {
    await Promise.all([...wanted].map((group) => loadTexts(group, to)));
  } catch (error) {
    next = language;
    throw error;
  }
  if (next !== to) return;
  language = to;
  // Even the same value makes a browser compute all styles again.
  if (document.documentElement.lang !== to) document.documentElement.lang = to;
  for (const listener of listeners) listener();
}

/**
 * Loads texts beside the code that shows them; `build/texts.ts` puts it around dynamic imports.
 *
 * @public
 */
export async function withTexts<T>(module: Promise<T>, groups: readonly Group[]): Promise<T> {
  const [loaded] = await Promise.all([module, ...groups.map((group) => loadTexts(group))]);
  return loaded;
}
