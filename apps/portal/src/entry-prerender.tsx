import { categories } from '@upaj/content/categories';
import { topics } from '@upaj/content/education/topics';
import { news } from '@upaj/content/news/news';
import { regions } from '@upaj/content/schemes/regions';
import { draw, drawPortal } from './app/draw-page.tsx';
import { addressOf, requestsOf } from './app/first-requests.ts';
import { notFound, type Page, pages, signedInFrame } from './app/pages.ts';
import { namePlace, prerenderSession } from './app/prerendered-page.ts';
import { FrameSkeleton } from './app/shell/frame-skeleton.tsx';
import { createStore } from './app/store.ts';
import { signedOut } from './domains/session/session.slice.ts';
import { addressesOf as dataOf, renderPage } from './entry-server.tsx';
import { flatten, type Group, type Texts } from './shared/i18n/texts.ts';
import {
  initTranslations,
  type Language,
  languages,
  loadTexts,
} from './shared/i18n/translations.ts';
import { paths } from './shared/paths.ts';
import type { FirstRequest } from './shared/transport/first-request.ts';
import { prerendered } from './shared/use-title.ts';

export { languages, notFound, pages };

/** One address of a page that is prerendered, where the page has several. */
export interface Variant {
  /** Parts of the path. */
  params?: Readonly<Record<string, string>>;
  /** Name and value in the query. */
  query?: readonly [name: string, value: string];
  /** A place in the text of its description. */
  region?: Readonly<Record<Language, string>>;
}

/** The language of videos, which is chosen apart from that of the interface. */
const inLanguages = languages.map((language): Variant => ({ query: ['language', language] }));

const variants: Readonly<Record<string, readonly Variant[]>> = {
  [paths.schemes.path]: regions.map(({ slug, name }) => ({
    query: ['region', slug],
    region: name,
  })),
  [paths.mandi.path]: categories.map(({ name }) => ({ query: ['category', name] })),
  [paths.orders.path]: [{ query: ['as', 'seller'] }],
  [paths.discussions.path]: ['latest', 'popular', 'my-threads'].map((tab) => ({
    query: ['tab', tab],
  })),
  [paths.educational.path]: inLanguages,
  ...Object.fromEntries(topics.map(({ url }) => [url, inLanguages])),
  [paths.newsDetail.path]: news.map(({ id }) => ({ params: { id } })),
};

/** What a page is prerendered for: its bare address, and further ones. */
export const variantsOf = ({ path }: Page): readonly Variant[] => [{}, ...(variants[path] ?? [])];

/** The path of a page; a pattern without parameters stands for all of its addresses. */
const pathOf = ({ path }: Page, { params = {} }: Variant): string =>
  path.replace(/:(\w+)/g, (place, name: string) => params[name] ?? place);

/** The name of a prerendered page's file, without its ending: the query follows the path. */
export function fileOf(page: Page, variant: Variant): string {
  if (page === notFound) return '404';
  const path = pathOf(page, variant).replaceAll(':', '_').slice(1) || 'index';
  return variant.query ? `${path};${variant.query.map(encodeURIComponent).join('=')}` : path;
}

/** The query of an address; schemes of India are at the bare one. */
const queryOf = ({ query }: Variant): string =>
  query && query[1] !== 'india' ? `?${query.map(encodeURIComponent).join('=')}` : '';

/** Addresses that a page asks for; a parameter that is only known in the browser stands as `:id`. */
export type PageRequests = Readonly<Record<FirstRequest['reply'], readonly string[]>>;

/** What the build writes into one page in one language. */
export interface PrerenderedPage {
  language: Language;
  page: Page;
  /** The address that search engines know it by: that of the first of the pages that show the same. */
  address: string;
  /** The frame and the page, as React continues them. */
  html: string;
  /** The skeleton of the frame for signed-in users; empty where they are redirected. */
  frame: string;
  title: string;
  description: string;
  /** Addresses that its HTML asks for, by whose the reply is. */
  requests: PageRequests;
  /** The texts that the page was prerendered with, by group. */
  texts: Record<string, Texts>;
}

const descriptions = import.meta.glob<object>('./locales/*/descriptions.json', {
  eager: true,
  import: 'default',
});

/** The page's own names of its parameters, in place of values that only the browser knows. */
const placesOf = ({ path }: Page) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([place, name]) => [name, place]));

/** Whether a page has data of the server on its first screen, and all of them are public. */
export function isRendered(page: Page): boolean {
  const requests = requestsOf(page, new URLSearchParams(), placesOf(page));
  return requests.length > 0 && requests.every(({ reply }) => reply !== 'own');
}

/** A page with the data of the mocks, as the server renders it with its own; none of a page that it does not render. */
export async function drawSamples({ path }: Page): Promise<string[]> {
  const { sampleAddresses, sampleReply } = await import('./page-samples.dev.ts');
  const samples: string[] = [];
  for (const address of (await sampleAddresses())[path] ?? []) {
    const [pathname = '', search] = address.split('?');
    const at = {
      path: pathname,
      search: search ? `?${search}` : '',
      language: 'en',
      origin: '',
    } as const;
    const bodies: Record<string, unknown> = {};
    for (const url of await dataOf(at)) bodies[url] = await sampleReply(url);
    samples.push((await renderPage(at, bodies)).html);
  }
  return samples;
}

async function addressesOf(page: Page, { query }: Variant): Promise<PageRequests> {
  const found: Record<FirstRequest['reply'], string[]> = { own: [], marked: [], same: [] };
  const search = new URLSearchParams(query && [[...query]]);
  for (const request of requestsOf(page, search, placesOf(page))) {
    const address = await addressOf(createStore(signedOut), request);
    found[request.reply].push(address.replace(/%3A(\w+)/g, ':$1'));
  }
  return found;
}

function describe(page: Page, language: Language, variant: Variant): string {
  const texts = flatten(descriptions[`./locales/${language}/descriptions.json`] ?? {});
  const { region } = variant;
  const key = region && queryOf(variant) ? `${page.path}?region` : page.path;
  const text = texts[key]?.replace('{{region}}', region?.[language] ?? '');
  if (!text) throw new Error(`locales/${language}/descriptions.json has no text for ${key}`);
  return text;
}

/** Draws a page as it is seen on arrival: whole for visitors, in its waiting state for signed-in users. */
export async function prerenderPage(
  page: Page,
  groups: readonly Group[],
  language: Language,
  variant: Variant,
): Promise<PrerenderedPage> {
  initTranslations(language);
  const isProtected = page.access === 'authenticated';
  await Promise.all([page.load(), isProtected && signedInFrame.load()]);
  const texts = await Promise.all(groups.map((group) => loadTexts(group)));
  // Browsers find the pictures by themselves, behind the scripts.
  const { html } = await drawPortal(
    createStore(isProtected ? prerenderSession(namePlace) : signedOut),
    page === notFound ? '/404' : pathOf(page, variant) + queryOf(variant),
  );
  return {
    language,
    page,
    address:
      pathOf(pages.find(({ name }) => name === page.name) ?? page, variant) + queryOf(variant),
    html,
    frame: page.access === 'anyone' ? (await draw(<FrameSkeleton />)).html : '',
    title: prerendered.title,
    requests: await addressesOf(page, variant),
    description: describe(page, language, variant),
    texts: Object.fromEntries(groups.map((group, at) => [group, texts[at] ?? {}])),
  };
}
