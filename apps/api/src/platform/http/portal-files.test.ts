import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/open-test-app.ts';
import { readPortal } from './portal-files.ts';

const script = "document.documentElement.dataset.theme = 'dark'";
const html = `<!doctype html><script>${script}</script><script type="module" src="/assets/app-1.js"></script>`;
const prerendered = (words: string) =>
  `<!doctype html><link rel="canonical" href="/about-us" /><script>'${words}'</script>${words}<script type="application/json">{}</script>`;
// The pattern comes first, as its page may.
const addresses = ['/', '/about-us', '/mandi', '/news/:id', '/news/today', '/lab/:id', '/sign-in'];
const routes = addresses.map((path) => ({
  path,
  variesBy: path === '/about-us' || path === '/news/:id' ? ['topic', 'q'] : [],
  files: path === '/mandi' ? { en: ['assets/mandi-1.js'], hi: ['assets/mandi-2.js'] } : {},
}));
let app: FastifyInstance;
let portalDir: string;

beforeAll(async () => {
  portalDir = await mkdtemp(join(tmpdir(), 'upaj-portal-'));
  for (const [file, text] of [
    ['index.html', html],
    ['en/index.html', prerendered('Home')],
    ['hi/index.html', prerendered('होम')],
    ['en/about-us.html', prerendered('About')],
    ['hi/about-us.html', prerendered('हमारे बारे में')],
    ['en/about-us;topic=seed.html', prerendered('About seed')],
    ['hi/about-us;topic=seed.html', prerendered('बीज के बारे में')],
    ['en/about-us;topic=Dairy%20Products.html', prerendered('About milk')],
    ['en/news/_id.html', prerendered('Some news')],
    ['en/news/_id;topic=seed.html', prerendered('News of seed')],
    ['en/news/7.html', prerendered('The seventh news')],
    ['en/news/today.html', prerendered('News of today')],
    ['en/404.html', prerendered('Nothing here')],
    ['hi/404.html', prerendered('यहाँ कुछ नहीं है')],
    ['.vite/routes.json', JSON.stringify(routes)],
    ['assets/app-1.js', 'start()'],
    ['favicon.svg', '<svg/>'],
    ['sw.js', 'self.skipWaiting()'],
    ['manifest.webmanifest', '{}'],
  ] as const) {
    await mkdir(dirname(join(portalDir, file)), { recursive: true });
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
const policyOf = (reply: LightMyRequestResponse) =>
  String(reply.headers['content-security-policy']);

it.each(['/mandi', '/lab/42', '/sign-in?from=%2Fmandi', '/Mandi'])(
  'the page %s is the shell, revalidated on each load',
  async (url) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.body]).toEqual([200, html]);
    expect(reply.headers['content-type']).toMatch(/^text\/html/);
    expect(reply.headers['cache-control']).toBe('no-cache');
  },
);

it.each([
  [{}, 'About'],
  [{ 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }, 'हमारे'],
  [{ 'accept-language': 'en-GB,hi;q=0.9' }, 'About'],
  [{ 'accept-language': 'mr-IN, en;q=0.3, hi;q=0.7' }, 'हमारे'],
  [{ 'accept-language': 'hi;q=0, ta' }, 'About'],
  [{ cookie: 'a=b; language=en', 'accept-language': 'hi' }, 'About'],
  [{ cookie: 'language=hi', 'accept-language': 'en' }, 'हमारे'],
  [{ cookie: 'language=fr', 'accept-language': 'hi' }, 'हमारे'],
])('with %o a page that the build has prerendered says "%s"', async (headers, words) => {
  const reply = await get('/about-us', headers);
  expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining(words)]);
  expect(reply.headers['content-language']).toBe(words === 'About' ? 'en' : 'hi');
  expect(reply.headers.vary).toBe('cookie, accept-language, accept-encoding');
});

it('a shared link may name its language', async () => {
  const cookie = 'language=en';
  expect((await get('/?lang=hi', { cookie })).body).toContain('होम');
  expect((await get('/?lang=xx', { cookie })).body).toContain('Home');
});

it('a URL whose query was not prerendered gets the shell', async () => {
  expect((await get('/about-us?topic=rain')).body).toBe(html);
  expect((await get('/about-us?from=mail')).body).toContain('About');
});

it('a URL gets its prerendered page, if the build has one', async () => {
  expect((await get('/about-us?from=mail&topic=seed')).body).toContain('About seed');
  expect((await get('/about-us?topic=seed&lang=hi')).body).toContain('बीज');
  expect((await get('/about-us?topic=&q=')).body).toContain('About<');
  for (const query of ['topic=seed&q=wheat', 'topic=seed;q=', 'topic=../index', 'q=seed']) {
    expect((await get(`/about-us?${query}`)).body, query).toBe(html);
  }
  expect((await get('/about-us/?topic=seed')).headers.location).toBe('/about-us?topic=seed');
});

it.each([
  ['/news/42', 'Some news'],
  ['/news/7', 'The seventh news'],
  ['/news/today', 'News of today'],
  ['/News/TODAY', 'News of today'],
  ['/news/42?topic=seed', 'News of seed'],
  ['/news/_id;topic=seed', 'Some news'],
  ['/about-us?topic=Dairy%20Products', 'About milk'],
  ['/about-us?topic=Dairy+Products', 'About milk'],
])('the page %s is the nearest that the build has prerendered: %s', async (url, words) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining(words)]);
});

const messengers = [undefined, '*/*', 'text/plain', 'image/webp,*/*;q=0.8', 'text/html;q=0.1'];
it.each(messengers)('a client that accepts %s gets the pages behind a link', async (accept) => {
  const headers = accept === undefined ? {} : { accept };
  const open = async (url: string) => app.inject({ url, headers });
  expect((await open('/')).body).toContain('Home');
  for (const url of ['/mandi', '/lab/42']) expect((await open(url)).body).toBe(html);
  const lost = await open('/nowhere');
  expect([lost.statusCode, lost.body]).toEqual([404, expect.stringContaining('Nothing here')]);
  expect((await open('/mandi/')).headers.location).toBe('/mandi');
});

const programs = ['application/json', 'application/json, text/plain, */*', 'application/ld+json'];
it.each(programs)('a client that accepts %s gets errors in JSON', async (accept) => {
  for (const url of ['/', '/mandi', '/mandi/', '/news/42', '/nowhere']) {
    const reply = await get(url, { accept });
    expect([reply.statusCode, reply.json().code], url).toEqual([404, 'not_found']);
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});

it.each([
  '/nowhere',
  '/en/about-us',
  '/en/about-us.html',
  '/about-us;topic=seed',
  '/404',
  '/index.html',
  '/.vite/routes.json',
])('says in the chosen language that nothing is at %s', { tags: ['ROUTE-39'] }, async (url) => {
  const reply = await get(url, { cookie: 'language=hi' });
  expect([reply.statusCode, reply.body]).toEqual([404, expect.stringContaining('कुछ नहीं')]);
});

it.each([
  ['/about-us/', '/about-us'],
  ['/about-us//?q=1', '/about-us?q=1'],
  ['/mandi/?category=Fruits', '/mandi?category=Fruits'],
])('%s leads to %s', async (url, address) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.headers.location]).toEqual([301, address]);
});

it('no URL redirects to another host', async () => {
  for (const url of ['//about-us/', '//evil.example/', '///evil.example/..']) {
    expect(String((await get(url)).headers.location ?? '/')).toMatch(/^\/(?!\/)/);
  }
});

it('a browser that has a page gets 304, but not one that has it in another encoding', async () => {
  const first = await get('/about-us', { 'accept-encoding': 'br' });
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = { 'accept-encoding': 'br', 'if-none-match': etag };
  const reply = await get('/about-us', again);
  expect([reply.statusCode, reply.body, reply.headers.etag]).toEqual([304, '', etag]);
  expect(policyOf(reply)).toBe(policyOf(first));
  expect((await get('/about-us', { ...again, 'accept-encoding': 'gzip' })).statusCode).toBe(200);
  expect((await get('/about-us', { ...again, cookie: 'language=hi' })).statusCode).toBe(200);
});

it('a page behind the sign-in preloads its files, so that they load in parallel', async () => {
  const link = async (url: string, headers = {}) => (await get(url, headers)).headers.link;
  expect(await link('/mandi')).toBe('</assets/mandi-1.js>; rel=modulepreload');
  expect(await link('/mandi', { cookie: 'language=hi' })).toContain('/assets/mandi-2.js');
  expect(await link('/sign-in')).toBeUndefined();
});

it('the public URL is written into link previews, and nowhere else', async () => {
  const { pages } = await readPortal(portalDir, 'https://upaj.example');
  const bytesOf = (file: string) => pages.get(file)?.forms.identity.body.toString();
  const about = bytesOf('en/about-us.html');
  expect(about).toContain('rel="canonical" href="https://upaj.example/about-us"');
  const packed = pages.get('en/about-us.html')?.forms.br.body ?? '';
  expect(brotliDecompressSync(packed).toString()).toBe(about);
  expect(bytesOf('index.html')).toBe(html);
});

it('a hashed file may be cached for a year', async () => {
  const reply = await get('/assets/app-1.js');
  expect([reply.statusCode, reply.body]).toEqual([200, 'start()']);
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(reply.headers['content-type']).toContain('javascript');
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  expect(reply.headers).not.toHaveProperty('content-security-policy');
});

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
])(
  'with "accept-encoding: %s" it is sent as it was packed at build time',
  async (accepted, sent) => {
    const reply = await get('/mandi', { 'accept-encoding': accepted });
    expect(reply.headers['content-encoding']).toBe(sent);
    expect(reply.headers.vary).toContain('accept-encoding');
    if (sent === 'br') expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(html);
  },
);

it.each([
  ['/sw.js', /^(text|application)\/javascript/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
  ['/favicon.svg', /^image\/svg\+xml/],
])('the file %s is revalidated on each load, and keeps its type', async (url, type) => {
  const first = await app.inject({ url });
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(first.headers['content-type']).toMatch(type);
  const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

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

it('a file that a page asks for in vain is a 404 in JSON, never a page', async () => {
  for (const url of ['/old-sw.js', '/icon-512.png', '/deep/down/app.css']) {
    const reply = await get(url, { accept: '*/*' });
    expect([reply.statusCode, reply.json().success], url).toEqual([404, false]);
  }
});

it.each(['/..%2f..%2fpackage.json', '/x%2f..%2f..%2fetc%2fpasswd', '/%2e%2e/package.json'])(
  'the path %s does not leave the folder',
  async (url) => {
    for (const accept of ['text/html', '*/*', 'application/json']) {
      const reply = await get(url, { accept });
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toMatch(/Nothing here|"success":false/);
    }
  },
);

it('a page is only read', async () => {
  expect((await app.inject({ method: 'POST', url: '/mandi' })).statusCode).toBe(404);
});

it('a page may run our scripts and its inline scripts, frame videos, and nothing else', async () => {
  const directives = new Map(
    policyOf(await get('/mandi'))
      .split(';')
      .map((one): [string, string] => {
        const [name = '', ...sources] = one.trim().split(' ');
        return [name, sources.join(' ')];
      }),
  );
  const hash = createHash('sha256').update(script).digest('base64');
  expect(directives.get('script-src')).toBe(`'self' 'sha256-${hash}'`);
  expect(directives.get('default-src')).toBe("'self'");
  expect(directives.get('object-src')).toBe("'none'");
  expect(directives.get('frame-src')).toBe('https://www.youtube-nocookie.com');
  expect(directives.get('worker-src')).toBe("'self'");
  expect(directives.get('manifest-src')).toBe("'self'");
  expect(directives.get('frame-ancestors')).toBe("'none'");
  expect(directives.get('img-src')).toBe("'self' data: blob:");
});

it('no other response than a page allows inline scripts', async () => {
  for (const url of ['/sw.js', '/api/v1/user/ways'])
    expect(policyOf(await get(url)), url).toContain("script-src 'self';");
});

it('responds to HEAD for a page and for a file', async () => {
  for (const url of ['/mandi', '/assets/app-1.js']) {
    const headers = { accept: 'text/html' };
    const reply = await app.inject({ method: 'HEAD', url, headers });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
  }
});
