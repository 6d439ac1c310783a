import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SessionStarted } from '@upaj/contract/accounts.schema';
import { Crop } from '@upaj/contract/crops.schema';
import { predictDisease } from '@upaj/contract/disease.endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findServer } from '../../src/db/embedded/postmaster.ts';
import { listingForm, smallPicture, writeForm } from '../support/listings.ts';
import { Product } from '../support/product.ts';
import { up } from '../support/running.ts';
import { signUpForm } from '../support/sign-up.ts';

const Reply = z.looseObject({ data: Crop });
/** The listing in a response; throws the response when there is none. */
function read(answer: string): { data: Crop } {
  const { success, data } = Reply.safeParse(JSON.parse(answer));
  if (!success) throw new Error(answer);
  return data;
}

let product: Product;
beforeAll(async () => {
  product = await Product.build();
});
afterAll(() => product.remove());

/** Signs up a user, and returns the headers of their requests. */
async function signUp(address: string) {
  const reply = await fetch(`${address}/api/v1/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signUpForm()),
  });
  const { userId, token } = SessionStarted.parse(await reply.json());
  return { userId, headers: { authorization: `Bearer ${token}` } };
}
type Seller = Awaited<ReturnType<typeof signUp>>;

/** A listing with two pictures, as a browser sends it. */
async function listing({ userId, headers }: Seller, name: string) {
  const bytes = await smallPicture();
  const form = writeForm([
    ...Object.entries(listingForm(userId, { name, expiryDate: '2999-12-31' })),
    ['images', { filename: 'a.jpg', bytes }],
    ['images', { filename: 'b.jpg', bytes }],
  ]);
  return { payload: form.payload, headers: { ...form.headers, ...headers } };
}

/** Sends listing after listing until the server has ended; calls `heard` with each accepted one. */
async function keepOffering(address: string, seller: Seller, onAccepted: (crop: Crop) => void) {
  for (let count = 0; ; count += 1) {
    const { payload, headers } = await listing(seller, `Wheat ${count}`);
    const url = `${address}/api/v1/crops`;
    const body = new Uint8Array(payload);
    const reply = fetch(url, { method: 'POST', headers, body });
    const answer = await reply.then((whole) => whole.text()).catch(() => undefined);
    if (answer === undefined) return;
    onAccepted(read(answer).data);
  }
}

/** Expects a listing to exist, with every size of its pictures. */
async function expectWhole(address: string, { _id, name }: Crop): Promise<void> {
  const reply = await fetch(`${address}/api/v1/crops/${_id}`);
  const { data } = read(await reply.text());
  expect(data.name).toBe(name);
  expect(data.image).toHaveLength(2);
  for (const { url } of data.image) {
    const picture = await fetch(`${address}${url}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(20);
  }
}

it('the shipped server judges a leaf with the model that lies beside it', async () => {
  const running = product.start();
  const address = await up(running);
  const { headers } = await signUp(address);
  const form = writeForm([['image', { filename: 'a.jpg', bytes: await smallPicture() }]]);
  const reply = await fetch(`${address}/upload`, {
    method: 'POST',
    headers: { ...form.headers, ...headers },
    body: new Uint8Array(form.payload),
  });
  const answer = predictDisease.replies[200].parse(await reply.json());
  expect(answer.modelVersion).toMatch(/^\d{4}-\d\d-\d\d/);
  running.child.kill('SIGTERM');
  await running.ended;
});

it('what the shipped server has acknowledged survives kill -9, and SIGTERM cuts no request off', async () => {
  const first = product.start();
  const address = await up(first);
  const seller = await signUp(address);
  const acknowledged: Crop[] = [];
  const hear = (crop: Crop) => {
    acknowledged.push(crop);
    // Other listings are being sent at the same time.
    if (acknowledged.length === 12) first.child.kill('SIGKILL');
  };
  await Promise.all([1, 2, 3].map(() => keepOffering(address, seller, hear)));
  await first.ended;
  expect(acknowledged.length).toBeGreaterThanOrEqual(12);

  const second = product.start();
  const later = await up(second);
  for (const crop of acknowledged) await expectWhole(later, crop);

  const { payload, headers } = await listing(seller, 'Last wheat');
  const slow = request(`${later}/api/v1/crops`, {
    method: 'POST',
    headers: { ...headers, 'content-length': payload.length, expect: '100-continue' },
    agent: false,
  });
  const answered = new Promise<string>((resolve, reject) => {
    slow.once('response', (response) => resolve(text(response)));
    slow.once('error', reject);
  });
  slow.flushHeaders();
  // The server has accepted the headers and asks for the body.
  await once(slow, 'continue');
  slow.write(payload.subarray(0, 500));
  second.child.kill('SIGTERM');
  while (await fetch(`${later}/readyz`).then(Boolean, () => false)) await wait(5);
  slow.end(payload.subarray(500));
  const { data } = read(await answered);
  expect(await second.ended).toBe(0);
  expect(await findServer(product.cluster)).toBeUndefined();

  await expectWhole(await up(product.start()), data);
});
