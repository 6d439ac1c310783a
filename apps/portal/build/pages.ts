import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ViteBuilder } from 'vite';
import type { Page } from '../src/app/pages.ts';
import type * as Entry from '../src/entry-prerender.tsx';
import type { PrerenderedPage } from '../src/entry-prerender.tsx';
import type { Group } from '../src/shared/i18n/texts.ts';
import type { createChunkPlan } from './chunks.ts';
import { fillPage } from './page-html.ts';
import { precompress } from './precompress.ts';
import { buildServiceWorker } from './service-worker.ts';
import { createInlineStyles } from './styles.ts';
import { createTextGraph } from './text-graph.ts';

/** What the server wants to know of an address. */
interface RouteInfo {
  path: string;
  /** Whether all data of its first screen are public, so that the server renders it with them. */
  isRendered: boolean;
  /** Names in the query by which its content varies; prerendered or not, it is no longer the bare page. */
  variesBy: readonly string[];
  /** Files that the page needs beside those that every page needs, by language. */
  files: Record<string, string[]>;
}

/**
 * Builds the portal for Node and for browsers, has the first prerender every page in every language, and writes
 * the pages to `<out>/<language>/<path>.html`, those that a query chooses to `<path>;<name>=<value>.html`, and
 * the one of a pattern such as `/mandi/:category/:id` to `mandi/_category/_id.html`.
 */
export async function buildWithPages(
  builder: ViteBuilder,
  chunkPlan: ReturnType<typeof createChunkPlan>,
): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr)
    throw new Error('the build has no environment for browsers or none for Node');
  if (builder.config.mode === 'mock') return void (await builder.build(client));
  await builder.build(ssr);
  const folder = (outDir: string) => resolve(builder.config.root, outDir);
  const dist = folder(client.config.build.outDir);
  const entry = pathToFileURL(join(folder(ssr.config.build.outDir), 'entry-prerender.js'));
  // Each build is another file to Node, even within one process.
  entry.search = String(Date.now());
  const prerendering: typeof Entry = await import(entry.href);
  await builder.build(client);
  chunkPlan.make(firstLoadsOf(prerendering).map((modules) => modules.map(folder)));
  await rm(dist, { recursive: true });
  await builder.build(client);
  await writePages(dist, folder('src'), prerendering);
  await buildServiceWorker(dist, await filesOfNotices(dist, folder('src'), prerendering));
  await precompress(dist);
  const rendered = prerendering.pages.filter(prerendering.isRendered).map(pageOf);
  await copyServerEntry(folder(ssr.config.build.outDir), join(dist, '.server'), rendered);
}

/**
 * Copies what the server renders pages with, a program of its own: `entry-server.js` and the files that it imports, without
 * the pages that the server does not render.
 */
async function copyServerEntry(
  from: string,
  to: string,
  rendered: readonly string[],
): Promise<void> {
  const isNeeded = (key: string) => !key.endsWith('.page.tsx') || rendered.includes(key);
  const all = Object.entries(await readManifest(from));
  const manifest = Object.fromEntries(all.filter(([key]) => isNeeded(key)));
  const entry = 'src/entry-server.tsx';
  for (const file of filesOf(manifest, [entry], ['imports', 'dynamicImports'])) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await copyFile(join(from, file), join(to, file));
  }
}

async function writePages(dist: string, src: string, entry: typeof Entry): Promise<void> {
  const { drawSamples, fileOf, isRendered, languages, notFound, pages, prerenderPage, variantsOf } =
    entry;
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest = await readManifest(dist);
  const inlineStyles = createInlineStyles(dist);
  const groupsOf = createGroupsOf(src);
  const rendered = new Map<Page, string[]>();
  for (const page of pages) {
    if (isRendered(page)) rendered.set(page, await drawSamples(page));
  }
  for (const language of languages) {
    for (const page of [...pages, notFound]) {
      const scripts = await longestFirst(dist, [
        ...new Set([...ownScripts(template), ...filesOf(manifest, modulesOf(page))]),
      ]);
      const samples = rendered.get(page) ?? [];
      for (const variant of variantsOf(page)) {
        const path = join(dist, language, `${fileOf(page, variant)}.html`);
        await mkdir(dirname(path), { recursive: true });
        const prerendered = await prerenderPage(page, groupsOf(page), language, variant);
        const files = { scripts, texts: await writeTexts(dist, prerendered.texts) };
        const html = fillPage(template, prerendered, files);
        await writeFile(path, await inlineStyles(html, samples));
      }
    }
  }
  const notes: RouteInfo[] = pages.map((page) => ({
    path: page.path,
    isRendered: rendered.has(page),
    variesBy: page.variesBy,
    files: Object.fromEntries(
      languages.map((language) => {
        const locales = groupsOf(page).map((group) => `src/locales/${language}/${group}.json`);
        const files = filesOf(manifest, [...modulesOf(page), ...locales]);
        return [language, files.filter((name) => !template.includes(name))];
      }),
    ),
  }));
  await writeFile(join(dist, 'index.html'), await inlineStyles(template));
  await writeFile(join(dist, '.vite/routes.json'), JSON.stringify(notes));
}

const background = 'src/app/background/background.ts';
const notices = 'src/app/background/notices.tsx';

/** The code of the notices with its texts in every language: pages load it last, and need it without a connection. */
async function filesOfNotices(
  dist: string,
  src: string,
  { languages }: typeof Entry,
): Promise<string[]> {
  const inSource = (module: string) => join(src, '..', module);
  const groups = createTextGraph(src).groupsBeside(inSource(background), inSource(notices));
  const texts = languages.flatMap((language) =>
    groups.map((group) => `src/locales/${language}/${group}.json`),
  );
  return filesOf(await readManifest(dist), [background, notices, ...texts]);
}

const signedInShell = 'src/app/shell/signed-in-shell.tsx';
const pageOf = ({ name }: Page) => `src/pages/${name}.page.tsx`;

/** The modules that a page adds to the entry's. */
const modulesOf = (page: Page): string[] => [
  ...(page.access === 'authenticated' ? [signedInShell] : []),
  pageOf(page),
];

/** Facts that a page imports on demand, but at once; by the name of the page. */
const factsOf: Readonly<Record<string, readonly string[]>> = {
  'govt-schemes': ['../../packages/content/src/schemes/india.ts'],
};

/** Who is signed in has little reason to open them; with their frame they would be the largest pages, and decide most. */
const visitorsPages = ['forgot-password', 'reset-password'];

/** The modules of every first load: pages that anyone may see have a frame for signed-in users too. */
function firstLoadsOf({ pages, notFound }: typeof Entry): string[][] {
  return [...pages, notFound].flatMap((page) => {
    const own = [...modulesOf(page), ...(factsOf[page.name] ?? [])];
    const hasFrame = page.access === 'anyone' && !visitorsPages.includes(page.name);
    return hasFrame ? [own, [signedInShell, ...own]] : [own];
  });
}

const readManifest = async (dist: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));

/** The scripts that the template names: the entry's. */
const ownScripts = (template: string): string[] =>
  [...template.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].flatMap(
    ([, file]) => file ?? [],
  );

/** Writes the texts of a page into a file that can be cached for ever, and returns its name. */
async function writeTexts(dist: string, texts: PrerenderedPage['texts']): Promise<string> {
  const json = JSON.stringify(texts);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  const file = `assets/${hash}.json`;
  await writeFile(join(dist, file), json);
  return file;
}

/** Sorts files by their length: the longest is requested first, since the others wait for it in any case. */
async function longestFirst(dist: string, files: readonly string[]): Promise<string[]> {
  const sized = files.map(async (file) => ({ file, size: (await stat(join(dist, file))).size }));
  return (await Promise.all(sized))
    .toSorted((one, other) => other.size - one.size)
    .map(({ file }) => file);
}

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

/** The files of these modules and of everything that they import, statically by default. */
function filesOf(
  manifest: Manifest,
  keys: readonly string[],
  kinds: readonly ('imports' | 'dynamicImports')[] = ['imports'],
): string[] {
  const missing = keys.find((key) => !manifest[key]);
  if (missing) throw new Error(`the build has no module ${missing}`);
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const kind of kinds) manifest[key]?.[kind]?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []);
}
