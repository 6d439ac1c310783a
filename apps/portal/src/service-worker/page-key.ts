import type { KnownRoute } from './build-info.ts';

export type PageLanguage = 'en' | 'hi';

const languages: readonly PageLanguage[] = ['en', 'hi'];

const known = (code: string | null | undefined): PageLanguage | undefined =>
  languages.find((language) => language === code?.toLowerCase().split('-')[0]);

/** What is known of the user's language. */
interface Choices {
  /** Of the address: `?lang=`. */
  named: string | null;
  /** The one that the user chose. */
  chosen: string | undefined;
  /** Those of the browser, the preferred first. */
  preferred: readonly string[];
}

/** The language of a page, by the same rule as the server's: a link wins over the choice, the choice over the browser. */
export function pageLanguage({ named, chosen, preferred }: Choices): PageLanguage {
  return known(named) ?? known(chosen) ?? known(preferred.find(known)) ?? 'en';
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');

const PAGES = '/-/pages';

/** In place of a query whose page the build has not drawn: the server answers with the same shell for all of them. */
const SHELL = 'shell';

/** The cache keys of a page. */
interface PageKeys {
  /** Of the page at this very address, where the server renders it with its data; otherwise the same as `shape`. */
  page: string;
  /** Of the page as the build has drawn it. */
  shape: string;
}

/**
 * The cache keys of a page: of its language, its path, and the part of the query by which its HTML differs. The shape of a
 * page is kept by the pattern of its route: all listings have the same, and so have all searches. Nothing for an
 * address that is no page.
 *
 * @example pageKeysOf(routes, '/mandi/Crops/42?from=x', 'hi') // page: '/-/pages?language=hi&path=%2Fmandi%2FCrops%2F42'
 */
export function pageKeysOf(
  routes: readonly KnownRoute[],
  address: string,
  language: PageLanguage,
): PageKeys | undefined {
  const { pathname, searchParams } = new URL(address, 'https://upaj.invalid');
  const route = routes.find(({ path }) => patternOf(path).test(pathname));
  if (!route) return undefined;
  const query = route.variesBy.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  const variant = query.join(';');
  const isDrawn = variant === '' || route.variants.includes(variant);
  const drawn = isDrawn ? query.join('&') : `${route.variesBy[0]}=${SHELL}`;
  const shape = keyOf(language, route.path, drawn);
  if (!route.isRendered) return { page: shape, shape };
  const path = route.path.includes(':') ? pathname.replace(/\/$/, '') : route.path;
  return { page: keyOf(language, path, query.join('&')), shape };
}

function keyOf(language: PageLanguage, path: string, query: string): string {
  const key = new URLSearchParams({ language, path });
  if (query) key.set('query', query);
  return `${PAGES}?${key}`;
}

/** What a cache key stands for; nothing for the key of something else than a page. */
export function pageOfKey(
  key: string,
): { language: PageLanguage; path: string; query: string } | undefined {
  const { pathname, searchParams } = new URL(key, 'https://upaj.invalid');
  const path = searchParams.get('path');
  const language = known(searchParams.get('language'));
  if (pathname !== PAGES || !path || !language) return undefined;
  return { language, path, query: searchParams.get('query') ?? '' };
}

/** An address that the server answers with the page of a key; the ids in it stand for any. */
export function addressOfKey(key: string): string | undefined {
  const page = pageOfKey(key);
  if (!page) return undefined;
  const query = [page.query, `lang=${page.language}`].filter(Boolean).join('&');
  return `${page.path.replace(/:\w+/g, '_')}?${query}`;
}

/** The hashed files that a page names, in its HTML and in its `Link` header. */
export function filesOf(html: string, link = ''): string[] {
  return [...new Set(`${html} ${link}`.match(/\/assets\/[\w./-]+/g) ?? [])];
}
