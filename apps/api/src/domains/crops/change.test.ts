import { access } from 'node:fs/promises';
import { join as path } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { queueBehind } from '../../../test/support/queue-behind.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
let asha: SignedIn;
let ravi: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  asha = await signUp(testApp.app);
  ravi = await signUp(testApp.app);
});
const endpoint = (
  method: 'GET' | 'PATCH' | 'DELETE',
  id: string,
  who?: SignedIn,
  payload?: object,
) =>
  testApp.app.inject({ method, url: `/api/v1/crops/${id}`, headers: who?.headers ?? {}, payload });

it('an owner changes a listing, and other fields stay', async () => {
  const { _id, ...before } = await createListing(testApp.app, asha);
  const change = { price: 650.25, quantity: 37.5, Location: 'Khunti', description: 'Half sold' };
  const reply = await endpoint('PATCH', _id, asha, change);
  const expected = { ...before, _id, ...change, stock: 1, status: 'InStock' };
  expect(reply.json().data).toEqual(expected);
  expect((await endpoint('GET', _id)).json().data).toEqual(expected);
});

it('a change may be empty', async () => {
  const crop = await createListing(testApp.app, asha);
  expect((await endpoint('PATCH', crop._id, asha, {})).json().data).toEqual(crop);
});

it.each([
  [{ expiryDate: '2026-06-14' }, { expiryDate: 'in_past' }],
  [{ harvestDate: '2027-01-01' }, { expiryDate: 'before_harvest' }],
  [{ expiryDate: '2026-07-01', harvestDate: '2026-07-02' }, { expiryDate: 'before_harvest' }],
  [{ price: '650' }, { price: 'wrong_type' }],
  [{ quantity: -1 }, { quantity: 'too_small' }],
  [{ quantity: 24.5 }, { quantity: 'below_trade_unit' }],
  [{ unit: 'pieces', quantity: 30.5 }, { quantity: 'not_whole' }],
  [{ price: 0.001 }, { price: 'too_small' }],
  [{ status: 'InStock' }, { status: 'unknown_field' }],
  [{ seller: 'me' }, { seller: 'unknown_field' }],
])('a change like %j is refused', async (change, errors) => {
  const crop = await createListing(testApp.app, asha);
  const reply = await endpoint('PATCH', crop._id, asha, change);
  const fields = Object.entries<{ code: string }>(reply.json().fields);
  expect(Object.fromEntries(fields.map(([name, { code }]) => [name, code]))).toEqual(errors);
  expect((await endpoint('GET', crop._id)).json().data).toEqual(crop);
});

it('dates that two requests change at once stay in order', async () => {
  const { _id } = await createListing(testApp.app, asha);
  // Held until both changes have started, so that neither ends before the other begins.
  const hold = 'select from crops where id = $1 for update';
  const changes = await queueBehind(
    testApp.pool,
    hold,
    [_id],
    [
      () => endpoint('PATCH', _id, asha, { harvestDate: '2026-11-01' }),
      () => endpoint('PATCH', _id, asha, { expiryDate: '2026-07-01' }),
    ],
  );
  const codes = changes.map((reply) => reply.statusCode);
  expect(codes.sort()).toEqual([200, 400]);
});

it('an expired listing can still be read, and be renewed by its owner', {
  tags: ['CROP-READ-8'],
}, async () => {
  const { _id } = await createListing(testApp.app, asha, { expiryDate: '2026-06-15' });
  testApp.setNow(new Date('2026-06-20T06:00:00Z'));
  expect((await endpoint('GET', _id)).json().data.status).toBe('Expired');
  expect((await endpoint('PATCH', _id, asha, { price: 1 })).statusCode).toBe(200);
  const reply = await endpoint('PATCH', _id, asha, { expiryDate: '2026-06-30' });
  expect(reply.json().data.status).toBe('InStock');
});

it('a paused listing is visible to its owner only', async () => {
  const { _id } = await createListing(testApp.app, asha);
  await endpoint('PATCH', _id, asha, { isPaused: true });
  expect((await endpoint('GET', _id, asha)).json().data.isPaused).toBe(true);
  for (const who of [ravi, undefined])
    expect((await endpoint('GET', _id, who)).statusCode).toBe(404);
  await endpoint('PATCH', _id, asha, { isPaused: false });
  expect((await endpoint('GET', _id)).statusCode).toBe(200);
});

it("another person's listing can be neither changed nor removed", async () => {
  const crop = await createListing(testApp.app, asha);
  for (const method of ['PATCH', 'DELETE'] as const) {
    const reply = await endpoint(
      method,
      crop._id,
      ravi,
      method === 'PATCH' ? { price: 1 } : undefined,
    );
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'not_allowed']);
    expect((await endpoint(method, crop._id, undefined, {})).statusCode).toBe(401);
  }
  expect((await endpoint('GET', crop._id)).json().data).toEqual(crop);
});

it('a removed listing is deleted with its pictures', async () => {
  const { _id, image } = await createListing(testApp.app, asha);
  const folder = path(testApp.dataDir, image[0]?.url.replace(/\/\d+\.webp$/, '') ?? '');
  await access(folder);
  const reply = await endpoint('DELETE', _id, asha);
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  await expect(access(folder)).rejects.toThrow('ENOENT');
  for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
    const again = await endpoint(method, _id, asha, method === 'PATCH' ? {} : undefined);
    expect([again.statusCode, again.json().code]).toEqual([404, 'not_found']);
  }
});
