import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp } from '../testing/open-test-app.ts';

const script = "document.documentElement.dataset.theme = 'dark'";
const html = `<!doctype html><script>${script}</script><script type="module" src="/assets/app-1.js"></script>`;
let app: FastifyInstance;
let portalDir: string;

beforeAll(async () => {
  portalDir = await mkdtemp(join(tmpdir(), 'upaj-portal-'));
  await mkdir(join(portalDir, 'assets'));
  await mkdir(join(portalDir, 'about-us'));
  for (const [file, text] of [
    ['index.html', html],
    ['about-us/index.html', '<!doctype html>About'],
    ['assets/app-1.js', 'start()'],
    ['favicon.svg', '<svg/>'],
  ] as const) {
    await writeFile(join(portalDir, file), text);
    if (file === 'favicon.svg') continue;
    await writeFile(join(portalDir, `${file}.br`), brotliCompressSync(text));
    await writeFile(join(portalDir, `${file}.gz`), gzipSync(text));
  }
  ({ app } = await openTestApp({ portalDir }));
});
afterAll(() => rm(portalDir, { recursive: true, force: true }));

const get = (url: string, headers = {}) =>
  app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });

it.each(['/', '/mandi', '/mandi/Crops/42', '/sign-in?from=%2Fmandi', '/apiary', '/seller/sell'])(
  'the page %s is the shell, asked for anew each time',
  async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.body]).toEqual([200, html]);
    expect(reply.headers['content-type']).toMatch(/^text\/html/);
    expect(reply.headers['cache-control']).toBe('no-cache');
  },
);

it('a page that was rendered when it was built is served as it is', async () => {
  expect((await get('/about-us')).body).toContain('About');
  expect((await get('/about-us/')).body).toContain('About');
});

it('a hashed file may be kept for a year', async () => {
  const reply = await get('/assets/app-1.js');
  expect([reply.statusCode, reply.body]).toEqual([200, 'start()']);
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(reply.headers['content-type']).toContain('javascript');
});

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
])(
  'with "accept-encoding: %s" it is sent as it was packed at build time',
  async (accepted, sent) => {
    const reply = await get('/', { 'accept-encoding': accepted });
    expect(reply.headers['content-encoding']).toBe(sent);
    expect(reply.headers.vary).toContain('accept-encoding');
    if (sent === 'br') expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(html);
  },
);

it.each([
  '/assets/app-2.js',
  '/assets/app-1.js.br',
  '/api/v1/nowhere',
  '/pictures/x',
  '/docs/nowhere',
])('there is no file and no page at %s', async (url) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.json().success]).toEqual([404, false]);
});

it.each(['/..%2f..%2fpackage.json', '/x%2f..%2f..%2fetc%2fpasswd', '/%2e%2e/package.json'])(
  'nobody gets out of the folder by way of %s',
  async (url) => {
    expect((await get(url)).body).toBe(html);
    expect((await get(url, { accept: '*/*' })).statusCode).toBe(404);
  },
);

it('only those who can read a page are given one', async () => {
  expect((await get('/nothing.json', { accept: 'application/json' })).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/mandi' })).statusCode).toBe(404);
});

it('a page runs our own scripts and those written into it, frames videos, and nothing else', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  const directives = new Map(
    policy.split(';').map((one): [string, string] => {
      const [name = '', ...sources] = one.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
  const hash = createHash('sha256').update(script).digest('base64');
  expect(directives.get('script-src')).toBe(`'self' 'sha256-${hash}'`);
  expect(directives.get('default-src')).toBe("'self'");
  expect(directives.get('object-src')).toBe("'none'");
  expect(directives.get('frame-src')).toBe('https://www.youtube-nocookie.com');
  expect(directives.get('frame-ancestors')).toBe("'none'");
  expect(directives.get('img-src')).toBe("'self' data: blob:");
  expect(policy).not.toContain('unsafe-eval');
});

it('answers HEAD for a page and for a file', async () => {
  for (const url of ['/mandi', '/assets/app-1.js']) {
    const headers = { accept: 'text/html' };
    const reply = await app.inject({ method: 'HEAD', url, headers });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
  }
});
