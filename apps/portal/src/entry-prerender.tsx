import { categories } from '@upaj/content/categories';
import { topics } from '@upaj/content/education/topics';
import { news } from '@upaj/content/news/news';
import { regions } from '@upaj/content/schemes/regions';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { Portal } from './app/app.tsx';
import { notFound, type Page, pages, signedInFrame } from './app/pages.ts';
import { namePlace, prerenderSession } from './app/prerendered-page.ts';
import { FrameSkeleton } from './app/shell/frame-skeleton.tsx';
import { createStore } from './app/store.ts';
import { signedOut } from './domains/session/session.slice.ts';
import { flatten, type Group, type Texts } from './shared/i18n/texts.ts';
import {
  initTranslations,
  type Language,
  languages,
  loadTexts,
} from './shared/i18n/translations.ts';
import { paths } from './shared/paths.ts';
import type { FirstRequests } from './shared/transport/first-request.ts';
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
  /** Requests that its HTML sends. */
  requests: readonly string[];
  /** The texts that the page was prerendered with, by group. */
  texts: Record<string, Texts>;
}

const descriptions = import.meta.glob<object>('./locales/*/descriptions.json', {
  eager: true,
  import: 'default',
});

const requests = import.meta.glob<FirstRequests>('./pages/*.requests.ts', {
  eager: true,
  import: 'requests',
});

const requestsOf = ({ name }: Page, { query }: Variant): readonly string[] =>
  requests[`./pages/${name}.requests.ts`]?.(query ? { [query[0]]: query[1] } : {}) ?? [];

function describe(page: Page, language: Language, variant: Variant): string {
  const texts = flatten(descriptions[`./locales/${language}/descriptions.json`] ?? {});
  const { region } = variant;
  const key = region && queryOf(variant) ? `${page.path}?region` : page.path;
  const text = texts[key]?.replace('{{region}}', region?.[language] ?? '');
  if (!text) throw new Error(`locales/${language}/descriptions.json has no text for ${key}`);
  return text;
}

async function toHtml(node: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(node, {
    // Otherwise a long page is sent in pieces that only a script puts together.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  // Browsers find the pictures by themselves, behind the scripts.
  return html.replace(/^(<link rel="preload" as="image"[^>]*>)+/, '');
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
  // The same tree as App's, with an address in place of a browser.
  const html = await toHtml(
    <Provider store={createStore(isProtected ? prerenderSession(namePlace) : signedOut)}>
      <StaticRouter
        location={page === notFound ? '/404' : pathOf(page, variant) + queryOf(variant)}
      >
        <Portal />
      </StaticRouter>
    </Provider>,
  );
  return {
    language,
    page,
    address:
      pathOf(pages.find(({ name }) => name === page.name) ?? page, variant) + queryOf(variant),
    html,
    frame: page.access === 'anyone' ? await toHtml(<FrameSkeleton />) : '',
    title: prerendered.title,
    requests: requestsOf(page, variant),
    description: describe(page, language, variant),
    texts: Object.fromEntries(groups.map((group, at) => [group, texts[at] ?? {}])),
  };
}
