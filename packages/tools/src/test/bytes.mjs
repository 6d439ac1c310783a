import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../run.mjs';

const JAVASCRIPT_LIMIT = 130_000;
const CSS_LIMIT = 12_000;
/** Style sheets that come with a part when it is wanted, such as the map's. */
const LATER_CSS_LIMIT = 5_000;
/** The most files of scripts that a page asks for at first. */
const SCRIPTS_LIMIT = 10;
/** The first packets of a connection: what is longer costs a round trip. The tables of schemes are longer. */
const HTML_LIMIT = 14_000;
const LONG_HTML = /^(en|hi)\/explore\/govt-schemes/;
/** Limits of a whole first visit: HTML with its styles, JavaScript and pictures. */
const VISIT_LIMITS = /** @type {Record<string, number>} */ ({ '/': 130_000, '/services': 200_000 });
/** Requested by name by browsers, crawlers and the server; no file mentions them. `.server` is a program of the server's. */
const ASKED_FOR_BY_NAME =
  /^((en|hi)\/.+\.html|index\.html|favicon\.ico|robots\.txt|sw\.js|\.server\/.+|\.vite\/(manifest|routes)\.json)$/;

/** @typedef {Record<string, { file: string, isEntry?: boolean, imports?: string[] }>} Manifest */
/** @typedef {{ path: string, files: Record<string, string[]> }[]} Routes */

/**
 * Weighs a built portal.
 * @param {string} dist
 * @returns {{ lines: string[], violations: string[] }}
 */
export function weigh(dist) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const weigher = createWeigher(dist);
  const lines = ['JavaScript   a whole visit'];
  /** @type {string[]} */
  const violations = [];
  const judge = (/** @type {string} */ what, /** @type {number} */ bytes, limit = Infinity) => {
    if (bytes <= limit) return;
    violations.push(`${what} ${kilobytes(bytes).trim()}, more than ${limit / 1000} kB`);
  };
  for (const { path, html, scripts } of firstVisits(dist)) {
    const code = weigher(scripts);
    const visit = code + weigher([html]) + weigher(picturesOf(dist, html));
    lines.push(`${kilobytes(code)}  ${kilobytes(visit)}  ${path}`);
    judge(`${path} loads JavaScript of`, code, JAVASCRIPT_LIMIT);
    if (scripts.length > SCRIPTS_LIMIT) {
      violations.push(`${path} loads ${scripts.length} scripts, more than ${SCRIPTS_LIMIT}`);
    }
    judge(`A first visit of ${path} loads`, visit, VISIT_LIMITS[path]);
  }
  const files = listFiles(dist);
  for (const file of files.filter((name) => name.endsWith('.html') && !LONG_HTML.test(name))) {
    judge(`${file} weighs`, packedSize(dist, file) ?? weigher([file]), HTML_LIMIT);
  }
  const { first, later } = styles(dist, files);
  const css = brotliCompressSync(first).length;
  const laterCss = brotliCompressSync(later).length;
  lines.push(
    `${kilobytes(css)}  all styles`,
    `${kilobytes(laterCss)}  styles of parts loaded later`,
  );
  judge('The styles weigh', css, CSS_LIMIT);
  judge('The styles of parts loaded later weigh', laterCss, LATER_CSS_LIMIT);
  for (const file of files.filter((name) => bypasses(dist, name)))
    violations.push(`${file} contains the developer's sign-in bypass`);
  for (const file of unused(dist, files, manifest))
    violations.push(`Production does not use ${file}`);
  return { lines, violations };
}

/** The size as the build has packed it, if it has. @param {string} dist @param {string} file */
function packedSize(dist, file) {
  const packed = join(dist, `${file}.br`);
  return existsSync(packed) ? statSync(packed).size : undefined;
}

/**
 * The style sheets that pages name, with the critical styles inside the HTML; and those that no page names.
 * @param {string} dist
 * @param {string[]} files
 */
function styles(dist, files) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const inside = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  const sheets = files.filter((file) => file.endsWith('.css'));
  const read = (/** @type {string} */ file) => readFileSync(join(dist, file), 'utf8');
  const isNamed = (/** @type {string} */ file) => page.includes(file);
  const later = sheets.filter((file) => !isNamed(file)).map(read);
  return {
    first: [...sheets.filter(isNamed).map(read), ...inside].join('\n'),
    later: later.join('\n'),
  };
}

/**
 * The first visit of every address in the longer language: its HTML, prerendered or the shell, and its scripts,
 * those that the HTML names and those that the server adds to the shell.
 * @param {string} dist
 */
function firstVisits(dist) {
  /** @type {Routes} */
  const routes = JSON.parse(readFileSync(join(dist, '.vite/routes.json'), 'utf8'));
  return routes.map(({ path, files }) => {
    const drawn = `hi/${path.slice(1).replaceAll(':', '_') || 'index'}.html`;
    const isDrawn = existsSync(join(dist, drawn));
    const html = isDrawn ? drawn : 'index.html';
    const named = namedIn(dist, html, /"\/([^"]+\.js)"/g);
    return { path, html, scripts: isDrawn ? named : [...named, ...(files.hi ?? [])] };
  });
}

/** The pictures of a page, without the icon of an installation. @param {string} dist @param {string} html */
function picturesOf(dist, html) {
  return namedIn(dist, html, /(?:src|href)="\/((?!icons\/)[^"]+\.(?:svg|webp|png|jpg|ico))"/g);
}

/** @param {string} dist @param {string} html @param {RegExp} pattern @returns {string[]} */
function namedIn(dist, html, pattern) {
  const text = readFileSync(join(dist, html), 'utf8');
  return [...new Set([...text.matchAll(pattern)].map(([, file = '']) => file))];
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
  const byName = plain.filter((file) => ASKED_FOR_BY_NAME.test(file));
  const reached = [...byName, ...closure(manifest, entriesOf(manifest))].filter((file) =>
    left.delete(file),
  );
  for (let file = reached.pop(); file !== undefined; file = reached.pop()) {
    if (file.startsWith('.vite/') || !/\.(html|js|css|svg|json|webmanifest)$/.test(file)) continue;
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
  // The mocks must be absent, reachable or not.
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

/** Whether a file contains the developer's sign-in button or its token. @param {string} dist @param {string} file */
function bypasses(dist, file) {
  if (/\.(br|gz|png|webp|ico|woff2)$/.test(file)) return false;
  return /developer-login|mock-token/.test(readFileSync(join(dist, file), 'utf8'));
}

/** @param {string} dist */
function listFiles(dist) {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
}

/** @param {string} dist @returns {(files: readonly string[]) => number} */
function createWeigher(dist) {
  /** @type {Map<string, number>} */
  const known = new Map();
  const weighOne = (/** @type {string} */ file) => {
    const found = known.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
    known.set(file, found);
    return found;
  };
  return (files) => [...new Set(files)].reduce((sum, file) => sum + weighOne(file), 0);
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
  const { lines, violations } = weigh(dist);
  process.stdout.write(`Brotli, kB = 1000 bytes\n${lines.join('\n')}\n`);
  for (const violation of violations) process.stderr.write(`${violation}\n`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
