import type { CropAdvice } from '@upaj/contract/crop-advice.schema';
import { beforeAll, expect, it } from 'vitest';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;

const url = '/api/v1/crop-recommendation';
const ask = (payload: object) => testApp.app.inject({ method: 'POST', url, payload });
async function adviceFor(payload: object): Promise<CropAdvice[]> {
  const reply = await ask(payload);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const punjab = { state: 'Punjab', season: 'rabi', water: 'assured' };

beforeAll(async () => {
  testApp = await openTestApp();
});

it('a visitor gets wheat first in Punjab, with its reasons, its bags and its gross at MSP', {
  tags: ['PRODUCT-14'],
}, async () => {
  const [first] = await adviceFor({ ...punjab, n: 210, ph: 7 });
  expect(first).toMatchObject({
    crop: 'wheat',
    price: { kind: 'msp', perQuintal: 2585 },
    grossPerAcre: 36_200,
    ratings: { n: 'low', p: 'medium', k: 'medium' },
    nutrients: { bags: { urea: 2.5, dap: 1, mop: 0.5 } },
  });
  expect(first?.reasons.map(({ text }) => text.en)).toContain('pH 7 suits it: 6 to 7.5.');
});

it('onions are priced by the listings here as soon as there are three', async () => {
  const onion = async () => (await adviceFor(punjab)).find(({ crop }) => crop === 'onion');
  expect(await onion()).toMatchObject({ price: null, grossPerAcre: null, yieldPerAcre: 70 });
  const asha = await signUp(testApp.app);
  for (const price of ['400', '450', '700']) {
    await createListing(testApp.app, asha, { name: 'Red onion', price, category: 'Vegetables' });
  }
  expect(await onion()).toMatchObject({
    price: { kind: 'listings', perQuintal: 1800, listings: 3, season: null },
    grossPerAcre: 126_000,
  });
});

it('one fact is too few to rank crops by', async () => {
  const reply = await ask({ ph: 7 });
  expect(reply.statusCode).toBe(400);
  expect(reply.body).toContain('too_few_facts');
});

it('too many questions from one address have to wait', async () => {
  const limited = await openTestApp({ hasLimits: true });
  const statuses = [];
  for (let at = 0; at < 121; at += 1) {
    const reply = await limited.app.inject({ method: 'POST', url, payload: { ph: 7, k: 200 } });
    statuses.push(reply.statusCode);
  }
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([200]));
  expect(statuses.at(-1)).toBe(429);
});
