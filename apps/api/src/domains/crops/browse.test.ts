import type { Crop } from '@upaj/contract/crops.schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
let asha: SignedIn;
let meera: SignedIn;

interface Page {
  data: Crop[];
  nextCursor: string | null;
}
async function page(query: Record<string, string>, headers = {}): Promise<Page> {
  const url = `/api/v1/crops?${new URLSearchParams(query)}`;
  const reply = await testApp.app.inject({ url, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const names = async (query: Record<string, string>, headers = {}) =>
  (await page(query, headers)).data.map(({ name }) => name);

const goods: readonly Record<string, string>[] = [
  { name: 'Sharbati Wheat', price: '700', category: 'Crops' },
  { name: 'Nashik Onion Red', price: '450', category: 'Vegetables' },
  { name: 'तिल साफ', price: '2800', category: 'Crops', description: 'Sesame of this year' },
  { name: 'Urea fertilizer', price: '260', category: 'Fertilizers', description: '100% N_source' },
  { name: 'Toor dal', price: '450', category: 'Pulses', description: 'Pigeon peas, split' },
  { name: 'Milk', price: '1400', category: 'Dairy Products', unit: 'liters', quantity: '49.9' },
];

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await signUp(testApp.app);
  meera = await signUp(testApp.app, { state: 'Kerala', city: 'Palakkad' });
  for (const [minutes, more] of goods.entries()) {
    testApp.setNow(new Date(today.getTime() + minutes * 60_000));
    await createListing(testApp.app, asha, more);
  }
  testApp.setNow(new Date(today.getTime() + 60 * 60_000));
  await createListing(testApp.app, meera, {
    name: 'Kerala Banana',
    price: '900',
    category: 'Fruits',
  });
  await createListing(testApp.app, meera, { name: 'Short lived', expiryDate: '2026-06-15' });
});

describe('the market', () => {
  it('shows a visitor the newest first, without expired listings', {
    tags: ['CALL-12'],
  }, async () => {
    testApp.setNow(new Date('2026-06-16T06:00:00Z'));
    const shown = ['Kerala Banana', ...goods.map(({ name }) => name).reverse()];
    expect(await names({})).toEqual(shown);
    expect(await page({})).toMatchObject({ success: true, data: expect.any(Array) });
  });

  it.each([
    [{ category: 'Vegetables' }, ['Nashik Onion Red']],
    [{ state: 'Kerala' }, ['Kerala Banana']],
    [{ state: 'kerala' }, ['Kerala Banana']],
    [{ minPrice: '450', maxPrice: '700', sort: 'price-desc' }, ['Sharbati Wheat', 'x', 'x']],
    [{ category: 'Crops', maxPrice: '700.00' }, ['Sharbati Wheat']],
    [{ minPrice: '900', maxPrice: '100' }, []],
  ])('is filtered by %j', { tags: ['CALL-13'] }, async (query, expected) => {
    const found = await names(query);
    expect(found).toHaveLength(expected.length);
    expect(found[0]).toBe(expected[0]);
  });

  it('finds a listing in the state to which its seller has moved', async () => {
    testApp.setNow(today);
    const mover = await signUp(testApp.app, { state: 'Goa' });
    await createListing(testApp.app, mover, { name: 'Cashew', expiryDate: '2026-06-15' });
    const payload = { state: 'Assam' };
    const url = `/api/v1/user/${mover.userId}`;
    await testApp.app.inject({ method: 'PATCH', url, payload, headers: mover.headers });
    expect(await names({ state: 'Goa' })).toEqual([]);
    expect(await names({ state: 'Assam' })).toEqual(['Cashew']);
    testApp.setNow(new Date('2026-06-16T06:00:00Z'));
  });

  it.each([
    ['wheat', 'Sharbati Wheat'],
    ['SHARB', 'Sharbati Wheat'],
    ['gehun', 'Sharbati Wheat'],
    ['गेहूं', 'Sharbati Wheat'],
    ['onions', 'Nashik Onion Red'],
    ['pyaz nashik', 'Nashik Onion Red'],
    ['प्याज', 'Nashik Onion Red'],
    ['til', 'तिल साफ'],
    ['sesame', 'तिल साफ'],
    ['arhar', 'Toor dal'],
    ['pigeon pea', 'Toor dal'],
    ['100%', 'Urea fertilizer'],
    ['n_source', 'Urea fertilizer'],
    ['khad', 'Urea fertilizer'],
    ['sesam', 'तिल साफ'],
    ['onoin', 'Nashik Onion Red'],
    ['nasik', 'Nashik Onion Red'],
    ['pink onion', 'Nashik Onion Red'],
    ['शरबती', 'Sharbati Wheat'],
  ])('finds under "%s" just %s', async (q, name) => {
    expect(await names({ q })).toEqual([name]);
  });

  it.each([
    '%',
    '_',
    '\\\\',
    '.',
    '(',
    "'",
    "'; drop table crops; --",
    ':*',
    "onion' | 'wheat",
    '!onion & mango',
    'ashi',
  ])('matches "%s" literally and not as a pattern, nor in the middle of a word', async (q) => {
    expect(await names({ q })).toEqual([]);
  });

  it.each(['newest', 'price-asc', 'price-desc'])(
    'is read page by page by %s, each listing once, however many cost the same',
    async (sort) => {
      const all = await page({ sort });
      const seen: Crop[] = [];
      let cursor: string | null = null;
      do {
        const next: Page = await page({ sort, limit: '2', ...(cursor && { cursor }) });
        seen.push(...next.data);
        cursor = next.nextCursor;
      } while (cursor);
      expect(seen).toEqual(all.data);
      expect(new Set(seen.map(({ _id }) => _id)).size).toBe(7);
      const prices = seen.map(({ price }) => price);
      const inOrder = [...prices].sort((a, b) => (sort === 'price-asc' ? a - b : b - a));
      if (sort !== 'newest') expect(prices).toEqual(inOrder);
    },
  );

  it('continues at the same position when a listing is created between two pages', async () => {
    const first = await page({ limit: '3' });
    await createListing(testApp.app, asha, { name: 'Newcomer' });
    const rest = await page({ limit: '100', cursor: first.nextCursor ?? '' });
    expect(rest.data.map(({ name }) => name)).toEqual(
      goods
        .slice(0, 4)
        .map(({ name }) => name)
        .reverse(),
    );
  });

  it('rejects a cursor of another order, and a forged one', async () => {
    const { nextCursor } = await page({ limit: '1', sort: 'price-asc' });
    const forged = (text: string) => Buffer.from(text).toString('base64url');
    const id = '00000000-0000-4000-8000-000000000000';
    const cursors = [
      nextCursor ?? '',
      'zzz',
      forged(`newest 99999999999999999 ${id}`),
      forged(`newest 9999999999999999 ${id}`),
      forged(`newest 1' ${id}`),
      forged('newest 1 x'),
      forged(`newest -1 ${id}`),
    ];
    for (const cursor of cursors) {
      const reply = await testApp.app.inject(`/api/v1/crops?sort=newest&cursor=${cursor}`);
      expect([reply.statusCode, reply.json().fields?.cursor.code]).toEqual([400, 'wrong_cursor']);
    }
  });

  it('counts stock in whole units of 25', async () => {
    const [milk] = (await page({ category: 'Dairy Products' })).data;
    expect(milk).toMatchObject({ stock: 1, status: 'InStock', quantity: 49.9 });
    const seeds = await createListing(testApp.app, asha, { unit: 'tonnes', quantity: '0.075' });
    expect(seeds).toMatchObject({ stock: 3, status: 'InStock' });
  });

  it('shows owners their own paused and expired listings', async () => {
    const mine = { seller: meera.userId };
    expect(await names(mine)).toEqual(['Kerala Banana']);
    expect(await names(mine, asha.headers)).toEqual(['Kerala Banana']);
    const own = await page(mine, meera.headers);
    expect(own.data.map(({ name, status }) => `${name} ${status}`).sort()).toEqual([
      'Kerala Banana InStock',
      'Short lived Expired',
    ]);
  });

  it('is sent again only after a change', async () => {
    const first = await testApp.app.inject('/api/v1/crops');
    expect(first.headers['cache-control']).toBe('no-cache');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const second = await testApp.app.inject({ url: '/api/v1/crops', headers });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    await createListing(testApp.app, asha);
    expect((await testApp.app.inject({ url: '/api/v1/crops', headers })).statusCode).toBe(200);
  });
});
