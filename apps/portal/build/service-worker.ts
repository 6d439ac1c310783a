import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { BuildInfo, KnownRoute } from '../src/service-worker/build-info.ts';

/**
 * Writes `sw.js`, the service worker of a finished build, beside it.
 *
 * @param beside files below `dist` that it keeps although no HTML names them, such as `assets/1a2b3c4d.js`
 */
export async function buildServiceWorker(dist: string, beside: readonly string[]): Promise<void> {
  const info = await describeBuild(dist, beside);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __BUILD__: JSON.stringify(info),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('../src/service-worker/worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  });
}

async function describeBuild(dist: string, beside: readonly string[]): Promise<BuildInfo> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  const pages: string[] = [];
  for (const file of files) {
    const bytes = await readFile(file);
    hash.update(`\0${file.slice(dist.length)}\0`).update(bytes);
    if (file.endsWith('.html')) pages.push(bytes.toString());
  }
  const scripts = inEveryPage(pages, /<script type="module"[^>]* src="([^"]+)"/g);
  if (scripts.length === 0) throw new Error('the pages of the build share no script');
  const routes: Omit<KnownRoute, 'variants'>[] = JSON.parse(
    await readFile(join(dist, '.vite/routes.json'), 'utf8'),
  );
  return {
    id: hash.digest('hex').slice(0, 16),
    scripts,
    core: [
      ...new Set([
        ...inEveryPage(pages, /(\/assets\/[\w./-]+\.(?:js|css))/g),
        ...beside.map((file) => `/${file}`),
      ]),
    ],
    routes: routes.map(({ path, isRendered, variesBy }) => ({
      path,
      isRendered,
      variesBy,
      variants: variantsOf(files, path),
    })),
  };
}

/** The queries of a path that the build has drawn: `en/mandi;category=Seeds.html`. */
function variantsOf(files: readonly string[], path: string): string[] {
  const start = `/en${path};`;
  return files
    .filter((file) => file.includes(start) && file.endsWith('.html'))
    .map((file) => file.slice(file.indexOf(start) + start.length, -'.html'.length));
}

/** What a pattern finds in each of the pages. */
function inEveryPage(pages: readonly string[], pattern: RegExp): string[] {
  const found = pages.map(
    (html) => new Set([...html.matchAll(pattern)].map(([, name = '']) => name)),
  );
  const [first = new Set<string>()] = found;
  return [...first].filter((name) => found.every((names) => names.has(name)));
}
