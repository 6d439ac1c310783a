import type { Crop } from '@upaj/contract/crops.schema';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createListing, listingForm, send } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
let asha: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  asha = await signUp(testApp.app);
});
beforeEach(() => testApp.setNow(today));

async function market(query: Record<string, string>): Promise<Crop[]> {
  const reply = await testApp.app.inject(`/api/v1/crops?${new URLSearchParams(query)}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const read = (id: string) => testApp.app.inject(`/api/v1/crops/${id}`);

it('a listing that ends today can be bought and created until midnight in India', async () => {
  const last = { name: 'Jamun', expiryDate: '2026-06-15' };
  const { _id } = await createListing(testApp.app, asha, last);
  testApp.setNow(new Date('2026-06-15T18:29:59.999Z'));
  expect((await market({ q: 'jamun' })).map(({ status }) => status)).toEqual(['InStock']);
  expect((await send(testApp.app, asha, listingForm(asha.userId, last))).statusCode).toBe(201);
  testApp.setNow(new Date('2026-06-15T18:30:00.000Z'));
  expect(await market({ q: 'jamun' })).toEqual([]);
  expect((await read(_id)).json().data.status).toBe('Expired');
  const late = await send(testApp.app, asha, listingForm(asha.userId, last));
  expect([late.statusCode, late.json().fields?.expiryDate.code]).toEqual([400, 'in_past']);
});

it.each(['0.01', '0.07', '0.29', '1.15', '1005.05', '9999999.99', '10000000'])(
  'a price of %s rupees is stored exactly and found by itself',
  async (price) => {
    const { _id } = await createListing(testApp.app, asha, { price, category: 'Fodder Crops' });
    const found = await market({ minPrice: price, maxPrice: price, category: 'Fodder Crops' });
    expect(found.map((crop) => [crop._id, crop.price])).toEqual([[_id, Number(price)]]);
  },
);

it.each([
  ['0', 'too_small'],
  ['0.001', 'too_small'],
  ['0.005', 'too_small'],
  ['1.005', 'too_many_decimals'],
  ['10000000.01', 'too_big'],
])('a price of %s rupees is none', async (price, code) => {
  const reply = await send(testApp.app, asha, listingForm(asha.userId, { price }));
  expect([reply.statusCode, reply.json().fields?.price.code]).toEqual([400, code]);
});

it('a listing without stock is shown as sold out, and is available again once there is stock', async () => {
  const { _id } = await createListing(testApp.app, asha, { name: 'Kokum' });
  const { headers } = asha;
  const url = `/api/v1/crops/${_id}`;
  await testApp.app.inject({ method: 'PATCH', url, headers, payload: { quantity: 0 } });
  expect(await market({ q: 'kokum' })).toMatchObject([{ stock: 0, status: 'OutOfStock' }]);
  await testApp.app.inject({ method: 'PATCH', url, headers, payload: { quantity: 25 } });
  expect(await market({ q: 'kokum' })).toMatchObject([{ stock: 1, status: 'InStock' }]);
});

it('a search accepts capitals, signs and emoji, up to a hundred characters', async () => {
  await createListing(testApp.app, asha, {
    name: "Ma's 100% SAFFRON_red \\ 🌾",
    description: 'Kesar',
  });
  for (const q of ['saffron', "MA'S", '100%', '_RED', "ma's 🌾", 'red \\']) {
    expect(await market({ q }), q).toHaveLength(1);
  }
  // Without a word there is nothing to search for.
  for (const q of ['\\', '🌾', "'", '%']) expect(await market({ q }), q).toEqual([]);
  expect(await market({ q: 'x'.repeat(100) })).toEqual([]);
  const long = await testApp.app.inject(`/api/v1/crops?q=${'x'.repeat(101)}`);
  expect([long.statusCode, long.json().fields?.q.code]).toEqual([400, 'too_long']);
});

it('a listing that is read while it is removed is complete or not found', async () => {
  const { _id } = await createListing(testApp.app, asha, { name: 'Lotus root' });
  const { headers } = asha;
  const removal = testApp.app.inject({ method: 'DELETE', url: `/api/v1/crops/${_id}`, headers });
  const readings = await Promise.all(Array.from({ length: 20 }, () => read(_id)));
  expect((await removal).statusCode).toBe(204);
  for (const reply of readings) {
    if (reply.statusCode === 200) expect(reply.json().data.image).toHaveLength(1);
    else expect(reply.statusCode).toBe(404);
  }
  expect(await market({ q: 'lotus' })).toEqual([]);
});
