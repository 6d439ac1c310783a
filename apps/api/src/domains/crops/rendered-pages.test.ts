import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { scriptHashes } from '../../platform/http/security-headers.ts';
import { programFile } from '../../platform/rendering/portal-program.ts';

const document = `<!doctype html><html lang="en" data-access="authenticated"><head>
<title>Mandi</title><style>p{}</style><script data-loader>load()</script></head>
<body><div id="root" data-page="/mandi">Waiting</div><!--page--></body></html>`;

/** Renders what a real build would: the names of the listings in a reply. */
const program = `
export const loadPages = async () => {};
export const addressesOf = async ({ path, search }) =>
  path === '/cart' ? ['/api/v1/cart'] : ['/api/v1/crops' + search];
export const renderPage = async ({ language }, bodies) => {
  const [[url, body]] = Object.entries(bodies);
  const names = body.data.map(({ name }) => '<b>' + name + '</b>').join('');
  const html = '<p>' + language + ' ' + names + '</p><script>fill()</script>';
  return { html, title: 'Mandi', pictures: '', replies: [{ url, body }], marked: [], same: [url] };
};`;

const routes = [
  { path: '/mandi', isRendered: true, variesBy: ['category'], files: {} },
  { path: '/cart', isRendered: true, variesBy: [], files: {} },
];

let portalDir: string;
let testApp: TestApp;
let asha: SignedIn;
beforeAll(async () => {
  portalDir = await mkdtemp(join(tmpdir(), 'upaj-portal-'));
  for (const [file, text] of [
    ['index.html', document],
    ['en/mandi.html', document],
    ['hi/mandi.html', document],
    ['en/cart.html', document],
    ['.vite/routes.json', JSON.stringify(routes)],
    [programFile, program],
    ['.server/package.json', '{"type":"module"}'],
  ] as const) {
    await mkdir(dirname(join(portalDir, file)), { recursive: true });
    await writeFile(join(portalDir, file), text);
  }
  testApp = await openTestApp({ portalDir });
  asha = await signUp(testApp.app, { name: 'Asha Devi', city: 'Ranchi' });
});
afterAll(() => rm(portalDir, { recursive: true, force: true }));

const open = (url: string, headers = {}, { app } = testApp) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

/** The page once it has data: a first one may go out before its thread has started. */
const opened = (url: string, headers = {}) =>
  eventually(async () => {
    const page = await open(url, headers);
    expect(page.body).toContain('data-filled');
    return page;
  });

it('a page comes with what the API tells a visitor, in the language of its reader', async () => {
  await createListing(testApp.app, asha, { name: 'Basmati </script>' });
  const { body, headers } = await opened('/mandi?category=Crops');
  expect(body).toContain('<b>Basmati </script></b>');
  expect(body).toContain('"name":"Basmati \\u003c/script>"');
  expect(headers['content-security-policy']).toContain(scriptHashes(body).join(' '));
  const inHindi = await opened('/mandi?category=Crops', { cookie: 'language=hi' });
  expect(inHindi.body).toContain('<p>hi ');
  expect(inHindi.headers['content-language']).toBe('hi');
});

it('it is the same for everyone, byte by byte, and is not sent twice', async () => {
  const ravi = await signUp(testApp.app, { name: 'Ravi Kumar' });
  const packed = { 'accept-encoding': 'br' };
  await opened('/mandi');
  const of = (token: string) => open('/mandi', { ...packed, authorization: `Bearer ${token}` });
  const [hers, his] = await Promise.all([of(asha.token), of(ravi.token)]);
  expect(hers.rawPayload.equals(his.rawPayload)).toBe(true);
  expect(brotliDecompressSync(hers.rawPayload).toString()).toContain('data-filled');
  expect(hers.headers.vary).toContain('cookie');
  const again = await open('/mandi', { ...packed, 'if-none-match': hers.headers.etag });
  expect(again.statusCode).toBe(304);
});

it('a new listing is there for the next reader, and a deleted one is gone', async () => {
  await opened('/mandi');
  const { _id } = await createListing(testApp.app, asha, { name: 'Urad dal' });
  await eventually(async () => expect((await open('/mandi')).body).toContain('Urad dal'));
  const headers = { authorization: `Bearer ${asha.token}` };
  await testApp.app.inject({ method: 'DELETE', url: `/api/v1/crops/${_id}`, headers });
  await eventually(async () => {
    const { body } = await open('/mandi');
    expect(body).toContain('data-filled');
    expect(body).not.toContain('Urad dal');
  });
});

it('a page whose data are not public has none for a visitor, nor for a user', async () => {
  for (const headers of [{}, { authorization: `Bearer ${asha.token}` }]) {
    const { body, statusCode } = await open('/cart', headers);
    expect(statusCode).toBe(200);
    expect(body).toBe(document);
  }
});

it('a database that does not answer delays no page', async () => {
  const client = await testApp.pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table crops in access exclusive mode');
    const begun = performance.now();
    const { body } = await open('/mandi?category=Seeds');
    expect(body).toBe(document);
    // 100 ms, and what a busy machine needs for the rest.
    expect(performance.now() - begun).toBeLessThan(2_000);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

it('the setting switches it off', async () => {
  const off = await openTestApp({ portalDir, rendersPages: false });
  expect((await open('/mandi', {}, off)).body).toBe(document);
});
