import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ViteBuilder } from 'vite';
import type { Page } from './src/app/pages.ts';
import type * as Entry from './src/entry-prerender.tsx';
import type { Group } from './src/shared/i18n/texts.ts';
import { fillPage } from './vite.page-html.ts';
import { precompress } from './vite.plugins.ts';
import { buildServiceWorker } from './vite.service-worker.ts';
import { createTextGraph } from './vite.text-graph.ts';

/** What the server wants to know of an address. */
interface RouteInfo {
  path: string;
  /** Names in the query by which its content varies; prerendered or not, it is no longer the bare page. */
  variesBy: readonly string[];
  /** Files that the page needs beside those that every page needs, by language. */
  files: Record<string, string[]>;
}

/**
 * Builds the portal for browsers and once more for Node, has the second prerender every page that needs no
 * session, in every language, and writes the pages to `<out>/<language>/<path>.html`, that of a region to
 * `<path>;region=<slug>.html`.
 */
export async function buildWithPages(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr)
    throw new Error('the build has no environment for browsers or none for Node');
  await builder.build(client);
  if (builder.config.mode === 'mock') return;
  await builder.build(ssr);
  const folder = (outDir: string) => resolve(builder.config.root, outDir);
  const dist = folder(client.config.build.outDir);
  const entry = pathToFileURL(join(folder(ssr.config.build.outDir), 'entry-prerender.js'));
  // Each build is another file to Node, even within one process.
  entry.search = String(Date.now());
  await writePages(dist, folder('src'), await import(entry.href));
  await buildServiceWorker(dist);
  await precompress(dist);
}

async function writePages(dist: string, src: string, entry: typeof Entry): Promise<void> {
  const { prerenderPage, languages, notFound, pages, regionsOf } = entry;
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const groupsOf = createGroupsOf(src);
  const isPublic = ({ access, path }: Page) => access !== 'authenticated' && !path.includes(':');
  for (const language of languages) {
    for (const page of [...pages.filter(isPublic), notFound]) {
      const files = filesOf(manifest, modulesOf(page));
      const file = page === notFound ? '404' : page.path.slice(1) || 'index';
      for (const region of regionsOf(page)) {
        // As the server looks it up: the query follows the path.
        const asked = region ? `;region=${region.slug}` : '';
        const path = join(dist, language, `${file}${asked}.html`);
        await mkdir(dirname(path), { recursive: true });
        const prerendered = await prerenderPage(page, groupsOf(page), language, region);
        await writeFile(path, fillPage(template, prerendered, files));
      }
    }
  }
  const notes: RouteInfo[] = pages.map((page) => ({
    path: page.path,
    variesBy: page.variesBy,
    files: Object.fromEntries(
      languages.map((language) => {
        const locales = groupsOf(page).map((group) => `src/locales/${language}/${group}.json`);
        const files = filesOf(manifest, [...modulesOf(page), ...locales]);
        return [language, files.filter((name) => !template.includes(name))];
      }),
    ),
  }));
  await writeFile(join(dist, '.vite/routes.json'), JSON.stringify(notes));
}

/** The modules that a page adds to the entry's. */
const modulesOf = ({ name, access }: Page): string[] => [
  ...(access === 'authenticated' ? ['src/app/shell/signed-in-shell.tsx'] : []),
  `src/pages/${name}.page.tsx`,
];

/** The groups of texts that a page shows, its frame included. */
function createGroupsOf(src: string): (page: Page) => Group[] {
  const graph = createTextGraph(src);
  return (page) => {
    const modules = ['src/main.tsx', ...modulesOf(page)];
    const groups = modules.flatMap((module) => graph.groupsOf(join(src, '..', module)));
    // The graph has checked that each of them is a file of texts.
    return [...new Set(groups)] as Group[];
  };
}

/** The files of these modules and of everything that they import statically. */
function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const missing = keys.find((key) => !manifest[key]);
  if (missing) throw new Error(`the build has no module ${missing}`);
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []);
}
