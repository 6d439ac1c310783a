import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { root } from './run.mjs';

const JAVASCRIPT_LIMIT = 130_000;
const CSS_LIMIT = 12_000;
/** Asked for by name by browsers, robots and our own server; no file mentions them. */
const ASKED_FOR_BY_NAME = ['index.html', 'favicon.ico', 'robots.txt', '.vite/manifest.json'];

/** @typedef {Record<string, { file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }>} Manifest */

/**
 * Weighs a built portal.
 * @param {string} dist
 * @returns {{ lines: string[], problems: string[] }}
 */
export function weigh(dist) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const weigher = createWeigher(dist);
  const lines = [];
  const problems = [];
  for (const { page, files } of firstPages(manifest, dist)) {
    const bytes = files.reduce((sum, file) => sum + weigher(file), 0);
    lines.push(`${kilobytes(bytes)}  ${page}`);
    if (bytes > JAVASCRIPT_LIMIT) {
      problems.push(
        `${page} loads ${kilobytes(bytes).trim()} of JavaScript, more than ${JAVASCRIPT_LIMIT / 1000} kB`,
      );
    }
  }
  const files = listFiles(dist);
  const css = brotliCompressSync(styles(dist, files)).length;
  lines.push(`${kilobytes(css)}  all styles`);
  if (css > CSS_LIMIT) {
    problems.push(`The styles weigh ${kilobytes(css).trim()}, more than ${CSS_LIMIT / 1000} kB`);
  }
  for (const file of unused(dist, files, manifest))
    problems.push(`Production does not use ${file}`);
  return { lines, problems };
}

/** All style sheets, and those of the first screen that travel inside the page. @param {string} dist @param {string[]} files */
function styles(dist, files) {
  const sheets = files.filter((file) => file.endsWith('.css'));
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const inside = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  return [...sheets.map((file) => readFileSync(join(dist, file), 'utf8')), ...inside].join('\n');
}

/**
 * Every page as the first one that a person opens: what the entry needs, the page's own code, and its Hindi texts.
 * @param {Manifest} manifest
 * @param {string} dist
 */
function firstPages(manifest, dist) {
  const pages = Object.keys(manifest).filter((key) => /(^|\/)src\/pages\//.test(key));
  return [['the frame alone'], ...pages.map((page) => [page, page])].map(([page = '', ...keys]) => {
    const frame = closure(manifest, entriesOf(manifest));
    const code = closure(manifest, keys);
    // The frame names every page's texts, but waits for its own alone.
    const own = [...code].filter((file) => !frame.has(file));
    return { page, files: [...new Set([...frame, ...code]), ...texts(manifest, dist, own)] };
  });
}

/**
 * The frame's texts and the groups that this code asks for by name, in the longer language.
 * @param {Manifest} manifest
 * @param {string} dist
 * @param {string[]} code
 */
function texts(manifest, dist, code) {
  const all = code.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
  const isWanted = (/** @type {string} */ group) =>
    group === 'shell' || new RegExp(`["'\`]${group}["'\`]`).test(all);
  return Object.entries(manifest).flatMap(([key, { file }]) => {
    const [, group] = /(?:^|\/)locales\/hi\/([\w-]+)\.json$/.exec(key) ?? [];
    return group && isWanted(group) ? [file] : [];
  });
}

/**
 * The JavaScript files of these modules and of everything that they import statically.
 * @param {Manifest} manifest
 * @param {string[]} start
 */
function closure(manifest, start) {
  const seen = new Set();
  const files = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  start.forEach(visit);
  return files;
}

/**
 * Files that nothing reaches from the page: a file is reached when a reached text names it.
 * @param {string} dist
 * @param {string[]} files
 * @param {Manifest} manifest
 */
function unused(dist, files, manifest) {
  const plain = files.filter((file) => !/\.(br|gz)$/.test(file));
  const left = new Set(plain);
  const reached = [...ASKED_FOR_BY_NAME, ...closure(manifest, entriesOf(manifest))].filter((file) =>
    left.delete(file),
  );
  for (let file = reached.pop(); file !== undefined; file = reached.pop()) {
    if (file === '.vite/manifest.json' || !/\.(html|js|css|svg|json|webmanifest)$/.test(file))
      continue;
    const text = readFileSync(join(dist, file), 'utf8');
    for (const other of [...left]) {
      if (!text.includes(basename(other))) continue;
      left.delete(other);
      reached.push(other);
    }
  }
  const orphans = files.filter(
    (file) => /\.(br|gz)$/.test(file) && !plain.includes(file.slice(0, -3)),
  );
  // Reachable or not: nothing of the mocks may be there.
  return [
    ...new Set([
      ...left,
      ...orphans,
      ...plain.filter((file) => file.includes('mockServiceWorker')),
    ]),
  ];
}

/** @param {Manifest} manifest */
function entriesOf(manifest) {
  return Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
}

/** @param {string} dist */
function listFiles(dist) {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
}

/** @param {string} dist */
function createWeigher(dist) {
  /** @type {Map<string, number>} */
  const known = new Map();
  return (/** @type {string} */ file) => {
    const found = known.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
    known.set(file, found);
    return found;
  };
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const dist = join(root, 'apps/portal/dist');
  if (!existsSync(dist)) {
    process.stderr.write('The portal is not built: run npm start, or vite build in apps/portal.\n');
    process.exit(1);
  }
  const { lines, problems } = weigh(dist);
  process.stdout.write(`Brotli, kB = 1000 bytes\n${lines.join('\n')}\n`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
