import { regions } from '@upaj/content/schemes/regions';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { Portal } from './app/app.tsx';
import { notFound, type Page, pages } from './app/pages.ts';
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
import { prerendered } from './shared/use-title.ts';

export { languages, notFound, pages };

/** What a page is prerendered for: its bare address, or one that names a region. */
export type Region = (typeof regions)[number] | undefined;

/** All variants that a page is prerendered for, one file each. */
export const regionsOf = ({ path }: Page): readonly Region[] =>
  path === paths.schemes.path ? [undefined, ...regions] : [undefined];

/** The query of a page's address for a region; the bare address shows India. */
const queryOf = (region: Region): string =>
  region && region.slug !== 'india' ? `?region=${region.slug}` : '';

/** What the build writes into one page in one language. */
export interface PrerenderedPage {
  language: Language;
  page: Page;
  region: Region;
  /** The address to be known by: that of the first of the pages that show the same. */
  address: string;
  /** The frame and the page, as React continues them. */
  html: string;
  /** The skeleton of the frame for signed-in users; empty where they are redirected. */
  frame: string;
  title: string;
  description: string;
  /** The texts that the page was prerendered with, by group. */
  texts: Record<string, Texts>;
}

const descriptions = import.meta.glob<object>('./locales/*/descriptions.json', {
  eager: true,
  import: 'default',
});

function describe(page: Page, language: Language, region: Region): string {
  const texts = flatten(descriptions[`./locales/${language}/descriptions.json`] ?? {});
  const key = queryOf(region) ? `${page.path}?region` : page.path;
  const text = texts[key]?.replace('{{region}}', region?.name[language] ?? '');
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
  return html;
}

/** Draws a page as a visitor sees it who has just arrived. */
export async function prerenderPage(
  page: Page,
  groups: readonly Group[],
  language: Language,
  region: Region,
): Promise<PrerenderedPage> {
  initTranslations(language);
  await page.load();
  const texts = await Promise.all(groups.map((group) => loadTexts(group)));
  // The same tree as App's, with an address in place of a browser.
  const html = await toHtml(
    <Provider store={createStore(signedOut)}>
      <StaticRouter location={page === notFound ? '/404' : page.path + queryOf(region)}>
        <Portal />
      </StaticRouter>
    </Provider>,
  );
  return {
    language,
    page,
    region,
    address: (pages.find(({ name }) => name === page.name)?.path ?? page.path) + queryOf(region),
    html,
    frame: page.access === 'anyone' ? await toHtml(<FrameSkeleton />) : '',
    title: prerendered.title,
    description: describe(page, language, region),
    texts: Object.fromEntries(groups.map((group, at) => [group, texts[at] ?? {}])),
  };
}
