import { get } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';
import type { Request } from '@playwright/test';
import { waitForHydration } from './hydration.ts';
import { waitForContent } from './page-load.ts';
import { addressOfProduct, expect, test } from './product.ts';
import { newEmail, signUp } from './users.ts';
import { knownPages, openWithData } from './with-data.ts';

const lists = [
  '/dashboard',
  '/mandi',
  '/mandi?category=Fruits&sort=rating',
  '/mandi?q=gehu&state=Punjab',
  '/mandi?q=nothing-like-it',
  '/discussions',
  '/discussions?tab=latest',
  '/discussions?tab=popular',
];

test('pages with public data come with them, are hydrated without a difference, and ask for nothing again', async ({
  page,
}) => {
  await signUp(page, 'Etwari Devi', newEmail('rendered'));
  const { crop, thread } = await knownPages(page);
  const inBoth = [...lists, crop.path, thread.path].flatMap((path) =>
    ['en', 'hi'].map((language) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`),
  );
  for (const path of inBoth) {
    let asked: string[] = [];
    const note = (request: Request) => {
      // Of the load that came with its data.
      if (request.isNavigationRequest()) asked = [];
      asked.push(new URL(request.url()).pathname);
    };
    page.on('request', note);
    await openWithData(page, path);
    await waitForHydration(page);
    await waitForContent(page);
    page.off('request', note);
    // What has marks of the user, such as likes, is asked for once.
    const marked = /^\/api\/v1\/(tweets|threads\/popular)/;
    const crops = asked.filter((one) =>
      /^\/api\/v1\/(crops|sellers\/top|threads\/hashtags)/.test(one),
    );
    expect(crops, path).toEqual([]);
    const ofThreads = asked.filter((one) => marked.test(one));
    expect(ofThreads.length, path).toBe(path.startsWith('/discussions') ? 1 : 0);
  }
});

test('what a page contains is the same for two people, byte by byte, and has nothing of theirs', async ({
  page,
  anotherBrowser,
}) => {
  const other = await anotherBrowser();
  await signUp(page, 'Etwari Devi', newEmail('first'));
  await signUp(other, 'Somra Oraon', newEmail('second'));
  const { crop, thread } = await knownPages(page);
  for (const path of [...lists, crop.path, thread.path]) {
    let hers = '';
    // Between the two another test may change what the page shows.
    await expect(async () => {
      const [mine, theirs] = await Promise.all([page, other].map((one) => one.goto(path)));
      hers = (await mine?.text()) ?? '';
      expect(hers).toContain('data-filled=""');
      expect(hers === (await theirs?.text()), path).toBe(true);
    }).toPass();
    expect(hers).not.toMatch(/Etwari|Somra/);
    expect(hers).not.toMatch(/"is(Liked|Muted)":true/);
  }
});

test('a page whose data are not public has none for a visitor', async ({ page }) => {
  const paths = [
    '/cart',
    '/orders',
    '/profile',
    '/settings',
    '/notifications',
    '/discussions?tab=my-threads',
  ];
  for (const path of [
    ...paths,
    '/mandi/seller-dashboard',
    '/moderation',
    '/checkout',
    '/weather',
  ]) {
    const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html, path).toContain('data-page=');
    expect(html, path).not.toContain('data-filled');
    expect(html, path).not.toContain('id="replies"');
  }
});

/** The bytes of a page as they come over the line. */
const packedPage = (path: string, language: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': language };
    get(new URL(path, addressOfProduct()), { headers }, (reply) => {
      const pieces: Buffer[] = [];
      reply.on('data', (piece: Buffer) => pieces.push(piece));
      reply.on('end', () => resolve(Buffer.concat(pieces)));
      reply.on('error', reject);
    }).on('error', reject);
  });

/** What a browser can read of the first bytes of a page. */
const beginning = (packed: Buffer, bytes: number): string =>
  brotliDecompressSync(packed.subarray(0, bytes), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();

test('a page is at most 24 kB on the line, and what is seen first lies in the first 14', async ({
  page,
  language,
}) => {
  const { crop, thread } = await knownPages(page);
  const firsts = [
    ['/dashboard', '</li>'],
    ['/mandi', '</article>'],
    ['/mandi?category=Fruits', '</article>'],
    [crop.path, '</dl>'],
    ['/discussions', '</h2>'],
    [thread.path, '</h1>'],
  ] as const;
  for (const [path, first] of firsts) {
    await expect(async () => {
      const packed = await packedPage(path, language);
      expect(brotliDecompressSync(packed).toString(), path).toContain('data-filled=""');
      expect(packed.length, path).toBeLessThanOrEqual(24_000);
      const [, main = ''] = beginning(packed, 14_000).split('<main');
      expect(main, path).toContain(first);
    }).toPass();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the Mandi, a listing, the discussions and one of them can be read, and their links work', async ({
    page,
    t,
  }) => {
    const { crop, thread } = await knownPages(page);
    await openWithData(page, '/mandi');
    await expect(page.locator('[data-slot=card-space]').first()).toBeHidden();
    await page.getByRole('searchbox').fill('gehu');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/q=gehu/);
    await openWithData(page, '/mandi');
    await expect(page.locator('main article a').first()).toBeVisible();
    await openWithData(page, crop.path);
    await expect(page.getByRole('heading', { level: 1, name: crop.name })).toBeVisible();
    await expect(page.getByText(crop.seller.name)).toBeVisible();
    await openWithData(page, '/discussions');
    await page.getByRole('link', { name: t('threads', 'tab.latest') }).click();
    await expect(page).toHaveURL(/tab=latest/);
    await openWithData(page, '/discussions?tab=latest');
    await expect(page.locator('main h2 a').first()).toBeVisible();
    await openWithData(page, thread.path);
    await expect(page.getByRole('heading', { level: 1, name: thread.title })).toBeVisible();
    const { data } = await (await page.request.get(`/api/v1/tweets/${thread._id}`)).json();
    for (const { comment } of data.commentDesc) await expect(page.getByText(comment)).toBeVisible();
  });

  test('search engines are told what a listing is and costs, and what a discussion says', async ({
    page,
  }) => {
    const { crop, thread } = await knownPages(page);
    const structuredAt = async (path: string) => {
      await openWithData(page, path);
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      const json = await page.locator('script[type="application/ld+json"]').textContent();
      return JSON.parse(json ?? '');
    };
    expect(await structuredAt(crop.path)).toMatchObject({
      '@type': 'Product',
      name: crop.name,
      offers: { '@type': 'Offer', price: crop.price, priceCurrency: 'INR' },
    });
    expect(await structuredAt(thread.path)).toMatchObject({
      '@type': 'DiscussionForumPosting',
      headline: thread.title,
      author: { name: thread.username },
    });
  });
});
