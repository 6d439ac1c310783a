import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Manifest } from 'vite';
import type { BuildInfo, KnownRoute } from './src/service-worker/build-info.ts';
import { filesOf } from './src/service-worker/page-key.ts';

/** Writes `sw.js`, the service worker of a finished build, beside it. */
export async function buildServiceWorker(dist: string): Promise<void> {
  const info = await describeBuild(dist);
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
        entry: fileURLToPath(new URL('src/service-worker/worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  });
}

async function describeBuild(dist: string): Promise<BuildInfo> {
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
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const entry = manifest['index.html']?.file;
  if (!entry || !pages.every((html) => html.includes(entry))) {
    throw new Error('not every page of the build names its entry');
  }
  const routes: KnownRoute[] = JSON.parse(await readFile(join(dist, '.vite/routes.json'), 'utf8'));
  return {
    id: hash.digest('hex').slice(0, 16),
    entry: `/${entry}`,
    core: inEveryPage(pages),
    routes: routes.map(({ path, variesBy }) => ({ path, variesBy })),
  };
}

/** The scripts and styles that every page names. */
function inEveryPage(pages: readonly string[]): string[] {
  const named = pages.map((html) => new Set(filesOf(html)));
  const [first = new Set<string>()] = named;
  return [...first].filter(
    (file) => /\.(js|css)$/.test(file) && named.every((files) => files.has(file)),
  );
}
