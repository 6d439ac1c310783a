import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, expect, it } from 'vitest';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';
import { createBrowse } from './browse.service.ts';
import { createCropStore } from './crops.store.ts';

let testApp: TestApp;
let asha: SignedIn;

const list = (name: string, price: string, more: Record<string, string> = {}) =>
  createListing(testApp.app, asha, { name, price, category: 'Vegetables', ...more });
let day = '2026-06-15';
const market = () =>
  createBrowse({
    accounts: { profilesOf: async () => new Map() },
    store: createCropStore(drizzle({ client: testApp.pool })),
    today: () => day,
  });
const median = () => market().medianPrice(['onion', 'potato', 'tomato']);

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await signUp(testApp.app);
  await list('Nashik Onion Red', '450');
  await list('प्याज', '500');
  await list('Potato', '300');
  await list('Aloo', '320');
});

it('two listings make no median, and what is sold by the piece does not count', async () => {
  await list('Onion saplings', '9000', { unit: 'pieces' });
  expect(await median()).toEqual(new Map());
});

it('three listings make one, in rupees for a quintal', async () => {
  await list('Onion white', '700', { unit: 'tonnes', quantity: '2' });
  // 500 rupees for 25 kg.
  expect(await median()).toEqual(new Map([['onion', { perQuintal: 2000, listings: 3 }]]));
});

it('a listing that has expired, or is of another category, does not count', async () => {
  await list('Potato seed', '900', { category: 'Seeds' });
  await list('Potato', '340', { expiryDate: '2026-06-15' });
  day = '2026-06-17';
  expect((await median()).has('potato')).toBe(false);
});

it('no crop at all is no question', async () => {
  expect(await market().medianPrice([])).toEqual(new Map());
});
