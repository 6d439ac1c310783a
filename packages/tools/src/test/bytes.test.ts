import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { weigh } from './bytes.mjs';

let dist: string;

const MANIFEST = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/pages/mandi.page.tsx': { file: 'assets/mandi.js', imports: ['_react.js', '_grid.js'] },
  '_grid.js': { file: 'assets/grid.js' },
};
const ROUTES = [
  { path: '/', files: { hi: ['assets/home.js'] } },
  { path: '/mandi', files: { hi: ['assets/mandi.js', 'assets/grid.js'] } },
];
const SCRIPTS = '<script src="/assets/main.js"></script><link href="/assets/react.js">';

function put(path: string, text: string): void {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
}

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'upaj-bytes-'));
  put('.vite/manifest.json', JSON.stringify(MANIFEST));
  put('.vite/routes.json', JSON.stringify(ROUTES));
  put('index.html', `${SCRIPTS}<link href="/assets/main.css">`);
  for (const language of ['en', 'hi'])
    put(`${language}/index.html`, `${SCRIPTS}<img src="/leaf.svg">`);
  put('assets/main.js', 'import "./react.js"; import("./mandi.js")');
  put('assets/react.js', 'export {}');
  put('assets/mandi.js', 'import "./grid.js"');
  put('assets/grid.js', 'export {}');
  put('assets/main.css', 'a{}');
  put('assets/main.css.br', '');
  put('leaf.svg', '<svg/>');
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

it('accepts a light portal, and lists its pages', () => {
  const { lines, violations } = weigh(dist);
  expect(violations).toEqual([]);
  expect(lines.some((line) => line.endsWith(' /mandi'))).toBe(true);
});

it('names a page whose own code and imports are too heavy, and only that one', () => {
  put('assets/grid.js', randomBytes(140_000).toString('latin1'));
  expect(weigh(dist).violations).toEqual([
    expect.stringMatching(/^\/mandi loads JavaScript of \d+\.\d kB, more than 130 kB$/),
  ]);
});

it('names a page that asks for too many scripts', () => {
  const files = Array.from({ length: 11 }, (_, at) => `assets/part-${at}.js`);
  for (const file of files) put(file, 'export {}');
  put('hi/mandi.html', files.map((file) => `<script src="/${file}"></script>`).join(''));
  expect(weigh(dist).violations).toEqual(['/mandi loads 11 scripts, more than 10']);
});

it('names HTML that does not fit into the first packets, but for the tables of schemes', () => {
  const long = randomBytes(20_000).toString('base64');
  for (const page of [
    'hi/about-us',
    'hi/explore/govt-schemes;region=goa',
    'en/mandi/_category/_id',
  ])
    put(`${page}.html`, long);
  expect(weigh(dist).violations.sort()).toEqual([
    expect.stringMatching(/^en\/mandi\/_category\/_id\.html weighs \d+\.\d kB, more than 14 kB$/),
    expect.stringMatching(/^hi\/about-us\.html weighs/),
  ]);
});

it('names a first visit that is too heavy with its pictures', () => {
  put('leaf.svg', randomBytes(130_000).toString('latin1'));
  expect(weigh(dist).violations).toEqual([
    expect.stringMatching(/^A first visit of \/ loads \d+\.\d kB, more than 130 kB$/),
  ]);
});

it('knows the worker, and what the manifest of an installation names', () => {
  const link = '<link rel="manifest" href="/manifest.webmanifest">';
  put('hi/index.html', `${SCRIPTS}${link}<link href="/icons/apple-touch-icon.png">`);
  put('manifest.webmanifest', '{"icons":[{"src":"/icons/icon-192.png"}]}');
  put('icons/icon-192.png', randomBytes(130_000).toString('latin1'));
  put('icons/apple-touch-icon.png', randomBytes(130_000).toString('latin1'));
  put('sw.js', '');
  put('leaf.svg', '<svg/>');
  expect(weigh(dist).violations).toEqual([]);
  put('icons/old.png', '');
  expect(weigh(dist).violations).toEqual(['Production does not use icons/old.png']);
});

it('names styles that are too heavy, inside the page or beside it', () => {
  put('assets/main.css', randomBytes(13_000).toString('hex'));
  expect(weigh(dist).violations).toEqual([expect.stringContaining('more than 12 kB')]);
  put('assets/main.css', '');
  put('index.html', `${SCRIPTS}<style>${randomBytes(13_000).toString('hex')}</style>`);
  expect(weigh(dist).violations).toEqual([
    expect.stringContaining('The styles weigh 1'),
    'Production does not use assets/main.css',
  ]);
});

it('names files that production does not use', () => {
  put('assets/old.js', '');
  put('assets/gone.js.br', '');
  put('mockServiceWorker.js', '');
  expect(weigh(dist).violations.sort()).toEqual([
    'Production does not use assets/gone.js.br',
    'Production does not use assets/old.js',
    'Production does not use mockServiceWorker.js',
  ]);
});

it('names a file with the sign-in bypass of developers', () => {
  put('assets/grid.js', 'localStorage.setItem("token", "mock-token-1")');
  put('assets/mandi.js', 'import "./grid.js"; "developer-login"');
  expect(weigh(dist).violations.sort()).toEqual([
    "assets/grid.js contains the developer's sign-in bypass",
    "assets/mandi.js contains the developer's sign-in bypass",
  ]);
});

it('weighs the styles that no page names apart, with a limit of their own', () => {
  put('assets/main.js', 'import "./react.js"; import("./mandi.js"); "assets/map.css"');
  put('assets/map.css', 'b{}'.repeat(5000));
  expect(weigh(dist).violations).toEqual([]);
  const many = Array.from({ length: 3000 }, () => `.${randomBytes(6).toString('hex')}{}`);
  put('assets/map.css', many.join(''));
  expect(weigh(dist).violations).toEqual([
    expect.stringMatching(/^The styles of parts loaded later weigh \d+\.\d kB, more than 5 kB$/),
  ]);
});
