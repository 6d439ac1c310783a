import { parseAccept } from './parse-accept.ts';

export type PageLanguage = 'en' | 'hi';

const languages: readonly PageLanguage[] = ['en', 'hi'];

const known = (code: string | undefined): PageLanguage | undefined =>
  languages.find((language) => language === code?.split('-')[0]);

/**
 * The language of a page: the one in a shared link, else the user's choice (a cookie
 * that the switch sets), else the first supported language of the browser, else English.
 */
export function pageLanguage(
  url: string,
  headers: { cookie?: string; 'accept-language'?: string },
): PageLanguage {
  const named = new URLSearchParams(url.split('?')[1]).get('lang') ?? undefined;
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(headers.cookie ?? '')?.[1];
  const preferred = parseAccept(headers['accept-language']).find((code) => known(code));
  return known(named) ?? known(chosen) ?? known(preferred) ?? 'en';
}
