import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { scriptHashes } from '../../platform/http/security-headers.ts';

const page = `<!doctype html><html><head><meta charset="utf-8" /><script>let theme = 1</script>
<title>Upaj</title><meta name="description" content="A crop" />
<link rel="canonical" href="/mandi/:category/:id" />
<meta property="og:site_name" content="Upaj" /><meta property="og:title" content="A crop" />
<meta property="og:image" content="/share.png" /><meta property="og:image:width" content="1200" />
<meta name="twitter:card" content="summary" /></head><body>Waiting</body></html>`;
/** The page as it is served without a preview. */
const generic = page.replace(/(?<=canonical" href="|og:image" content=")/g, 'https://upaj.example');
const routes = [{ path: '/mandi/:category/:id', variesBy: [], files: {} }];

let testApp: TestApp;
let asha: SignedIn;
let portalDir: string;
beforeAll(async () => {
  portalDir = await mkdtemp(join(tmpdir(), 'upaj-portal-'));
  for (const [file, text] of [
    ['index.html', page],
    ['en/mandi/_category/_id.html', page],
    ['hi/mandi/_category/_id.html', page],
    ['.vite/routes.json', JSON.stringify(routes)],
  ] as const) {
    await mkdir(dirname(join(portalDir, file)), { recursive: true });
    await writeFile(join(portalDir, file), text);
  }
  testApp = await openTestApp({ portalDir, publicUrl: 'https://upaj.example' });
  asha = await signUp(testApp.app, { name: 'Asha Devi', city: 'Ranchi' });
});
afterAll(() => rm(portalDir, { recursive: true, force: true }));

const open = (address: string, headers = {}) =>
  testApp.app.inject({ url: address, headers: { accept: '*/*', ...headers } });
const addressOf = ({ _id, category }: { _id: string; category: string }) =>
  `/mandi/${encodeURIComponent(category)}/${_id}`;

/** The contents of the tags of a page by their names; a name that comes twice fails. */
function tagsOf(html: string): Record<string, string> {
  const found = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)];
  const entries = found.map(([, name = '', content = '']): [string, string] => [name, content]);
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length);
  return Object.fromEntries(entries);
}

it('a shared link to a listing shows its name, price and first picture', async () => {
  const category = 'Dairy Products';
  const crop = await createListing(testApp.app, asha, {
    category,
    name: 'Paneer',
    price: '1250.5',
  });
  const reply = await open(addressOf(crop));
  expect([reply.statusCode, reply.headers['content-language']]).toEqual([200, 'en']);
  const address = `https://upaj.example/mandi/Dairy%20Products/${crop._id}`;
  const picture = `https://upaj.example${crop.image[0]?.url}`;
  expect(tagsOf(reply.body)).toEqual({
    description: 'Dairy Products in the Mandi of Upaj',
    'og:site_name': 'Upaj',
    'og:title': 'Paneer: ₹1,250.50 for 25 kg',
    'og:description': 'Dairy Products in the Mandi of Upaj',
    'og:type': 'website',
    'og:locale': 'en_IN',
    'og:url': address,
    'og:image': picture,
    'og:image:width': '40',
    'og:image:height': '30',
    'og:image:alt': 'Paneer: ₹1,250.50 for 25 kg',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Paneer: ₹1,250.50 for 25 kg',
    'twitter:description': 'Dairy Products in the Mandi of Upaj',
    'twitter:image': picture,
  });
  expect(reply.body).toContain('<title>Paneer: ₹1,250.50 for 25 kg</title>');
  expect(reply.body.match(/rel="canonical" href="([^"]*)"/g)).toEqual([
    `rel="canonical" href="${address}"`,
  ]);
  expect((await testApp.app.inject(new URL(picture).pathname)).statusCode).toBe(200);
});

it('in Hindi the link shows Hindi words', async () => {
  const crop = await createListing(testApp.app, asha, { unit: 'tonnes', name: 'गेहूं' });
  const { 'og:title': title, ...tags } = tagsOf((await open(`${addressOf(crop)}?lang=hi`)).body);
  expect(title).toBe('गेहूं: ₹700 प्रति 25 किग्रा');
  expect(tags['og:description']).toBe('उपज की मंडी में फसलें');
  expect(tags['og:url']).toMatch(/\?lang=hi$/);
});

it('the name of a listing cannot leave its tag', async () => {
  const name = `"><script>alert(1)</script></title> & 'x' $& $1`;
  const crop = await createListing(testApp.app, asha, { name });
  const { body, headers } = await open(addressOf(crop));
  expect(scriptHashes(body)).toEqual(scriptHashes(page));
  expect(headers['content-security-policy']).toContain(scriptHashes(page)[0]);
  expect(tagsOf(body)['og:title']).toBe(
    "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;/title&gt; &amp; 'x' $&amp; $1: ₹700 for 25 kg",
  );
});

it('a link shows nothing of the seller', async () => {
  const more = { Location: 'Near the well', description: 'Call me' };
  const { body } = await open(addressOf(await createListing(testApp.app, asha, more)));
  expect(body).toContain('Sharbati Wheat');
  for (const own of ['Asha', 'Ranchi', asha.userId, asha.email, ...Object.values(more)]) {
    expect(body).not.toContain(own);
  }
});

it('a paused or deleted listing, or none, has the page as it was built', async () => {
  const crop = await createListing(testApp.app, asha);
  const address = addressOf(crop);
  const { app } = testApp;
  const url = `/api/v1/crops/${crop._id}`;
  const pause = (isPaused: boolean) =>
    app.inject({ method: 'PATCH', url, headers: asha.headers, payload: { isPaused } });
  await pause(true);
  expect((await open(address)).body).toBe(generic);
  expect((await open(address, asha.headers)).body).toBe(generic);
  await pause(false);
  expect((await open(address)).body).toContain('Sharbati Wheat');
  for (const other of [`/mandi/Seeds/${crop._id}`, '/mandi/Crops/42', "/mandi/Crops/'%00"]) {
    expect((await open(other)).body, other).toBe(generic);
  }
  await app.inject({ method: 'DELETE', url, headers: asha.headers });
  const gone = await open(address);
  expect([gone.statusCode, gone.body]).toEqual([200, generic]);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('the page is sent in %s, and once', async (encoding, decompress) => {
  const crop = await createListing(testApp.app, asha);
  const first = await open(addressOf(crop), { 'accept-encoding': encoding });
  expect(first.headers['content-encoding']).toBe(encoding);
  expect(decompress(first.rawPayload).toString()).toBe((await open(addressOf(crop))).body);
  const has = { 'accept-encoding': encoding, 'if-none-match': String(first.headers.etag) };
  expect((await open(addressOf(crop), has)).statusCode).toBe(304);
  const payload = { price: 650 };
  const url = `/api/v1/crops/${crop._id}`;
  await testApp.app.inject({ method: 'PATCH', url, headers: asha.headers, payload });
  expect((await open(addressOf(crop), has)).statusCode).toBe(200);
});

it('neither a slow nor a failing database delays the page', async () => {
  const address = addressOf(await createListing(testApp.app, asha));
  const client = await testApp.pool.connect();
  try {
    await client.query('begin; lock table crops in access exclusive mode');
    const started = performance.now();
    const replies = await Promise.all(Array.from({ length: 50 }, () => open(address)));
    expect(performance.now() - started).toBeLessThan(1500);
    for (const { statusCode, body } of replies) expect([statusCode, body]).toEqual([200, generic]);
    await client.query('alter table crops rename to crops_elsewhere; commit');
    expect((await open(address)).body).toBe(generic);
    await client.query('alter table crops_elsewhere rename to crops');
  } finally {
    client.release(true);
  }
  await eventually(async () => expect((await open(address)).body).toContain('Sharbati Wheat'));
});
