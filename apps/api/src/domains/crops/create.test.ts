import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createListing,
  listingForm,
  picture,
  send,
  writeForm,
} from '../../../test/support/listings.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
let asha: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  asha = await signUp(testApp.app);
});

/** Counts what is stored: a rejected listing must leave nothing. */
async function countStored() {
  const { rows } = await testApp.pool.query(
    'select (select count(*) from crops)::int crops, (select count(*) from pictures)::int pictures, (select count(*) from idempotency_keys)::int answers',
  );
  const folders = await readdir(join(testApp.dataDir, 'pictures')).catch(() => []);
  const uploads = await readdir(join(testApp.dataDir, 'uploads'));
  return { ...rows[0], folders: folders.length, uploads: uploads.length };
}

describe('creating a listing', () => {
  it('puts the input of a farmer on the market, priced for 25 kg', {
    tags: [
      'CALL-15',
      'LISTING-1',
      'LISTING-2',
      'LISTING-4',
      'LISTING-5',
      'LISTING-9',
      'LISTING-10',
      'LISTING-11',
      'LISTING-12',
      'CROP-READ-1',
      'CROP-READ-2',
      'CROP-READ-3',
      'CROP-READ-4',
      'CROP-READ-5',
      'CROP-READ-6',
      'CROP-READ-7',
      'CROP-READ-8',
      'CROP-READ-9',
      'CROP-READ-11',
    ],
  }, async () => {
    const reply = await send(testApp.app, asha, listingForm(asha.userId, { price: '699.50' }));
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      success: true,
      data: {
        name: 'Sharbati Wheat',
        title: 'Sharbati Wheat',
        price: 699.5,
        quantity: 500,
        description: 'Clean and dry',
        image: [{ width: 40, height: 30 }],
        unit: 'kg',
        stock: 20,
        status: 'InStock',
        category: 'Crops',
        rating: null,
        harvestDate: '2026-04-10',
        expiryDate: '2026-12-31',
        Location: 'Bero, Ranchi',
        seller: { userId: asha.userId, name: 'Asha Devi', city: 'Ranchi', state: 'Jharkhand' },
      },
    });
    const { data } = reply.json();
    const read = await testApp.app.inject({ url: `/api/v1/crops/${data._id}` });
    expect(read.json().data).toEqual(data);
  });

  it('is open to every signed-in user, in their own name only', { tags: ['ROLE-4'] }, async () => {
    const ravi = await signUp(testApp.app);
    const before = await countStored();
    const forAsha = await send(testApp.app, ravi, listingForm(asha.userId));
    expect([forAsha.statusCode, forAsha.json().code]).toEqual([403, 'not_allowed']);
    const visitor = await send(
      testApp.app,
      { headers: { authorization: 'Bearer dead' } },
      listingForm(ravi.userId),
    );
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'not_signed_in']);
    expect(await countStored()).toEqual(before);
    await createListing(testApp.app, ravi);
  });

  it('accepts an end today in India, and none in the past', async () => {
    testApp.setNow(new Date('2026-06-14T19:00:00.000Z'));
    const dates = (expiryDate: string) => listingForm(asha.userId, { expiryDate });
    const late = await send(testApp.app, asha, dates('2026-06-14'));
    expect(late.json().fields.expiryDate.code).toBe('in_past');
    expect((await send(testApp.app, asha, dates('2026-06-15'))).statusCode).toBe(201);
  });

  it('reports all invalid fields at once, missing pictures too', {
    tags: ['VALID-2', 'LISTING-6', 'LISTING-8'],
  }, async () => {
    const before = await countStored();
    const choices = { unit: 'bags', category: 'Cars' };
    const texts = { ...listingForm(asha.userId), price: '-1', ...choices, colour: 'red' };
    const reply = await send(testApp.app, asha, texts, []);
    expect(reply.statusCode).toBe(400);
    const codes = Object.entries<{ code: string }>(reply.json().fields).map(([k, v]) => [
      k,
      v.code,
    ]);
    expect(Object.fromEntries(codes)).toEqual({
      price: 'wrong_format',
      unit: 'wrong_choice',
      category: 'wrong_choice',
      colour: 'unknown_field',
      images: 'required',
    });
    expect(await countStored()).toEqual(before);
  });

  it.each([
    ['a text where the pictures belong', [['images', 'wheat.jpg']], 'images', 400],
    ['a file where a text belongs', [['name', 'file']], 'name', 400],
    ['an unexpected file', [['contract', 'file']], 'contract', 400],
    ['the same text twice', [['unit', 'kg']], 'unit', 400],
    ['a name out of the prototype', [['__proto__', 'x']], 'body', 400],
    ['a text of 11,000 letters', [['description', 'x'.repeat(11_000)]], 'description', 400],
    ['a hundred texts', Array.from({ length: 100 }, (_, at) => [`f${at}`, 'x']), 'body', 400],
  ])('refuses %s', async (_, extra, field, status) => {
    const bytes = await picture();
    const before = await countStored();
    const parts = extra.map(
      ([name = '', text = '']) =>
        [name, text === 'file' ? { filename: 'a', bytes } : text] as const,
    );
    const texts = Object.entries(listingForm(asha.userId)).filter(
      ([name]) => !parts.some(([extra, part]) => extra === name && typeof part !== 'string'),
    );
    const form = writeForm([...texts, ...parts, ['images', { filename: 'a.jpg', bytes }]]);
    const reply = await testApp.app.inject({
      method: 'POST',
      url: '/api/v1/crops',
      payload: form.payload,
      headers: { ...form.headers, ...asha.headers },
    });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([status, [field]]);
    expect(await countStored()).toEqual(before);
  });

  it('rejects a form that is truncated or has no boundary', async () => {
    const form = writeForm(Object.entries(listingForm(asha.userId)));
    const cut = form.payload.subarray(0, form.payload.length - 30);
    for (const [payload, type] of [
      [cut, form.headers['content-type']],
      [form.payload, 'multipart/form-data'],
      [Buffer.alloc(0), form.headers['content-type']],
      [Buffer.from('nonsense'), form.headers['content-type']],
    ] as const) {
      const headers = { ...asha.headers, 'content-type': type };
      const reply = await testApp.app.inject({
        method: 'POST',
        url: '/api/v1/crops',
        payload,
        headers,
      });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
    }
  });
});

describe('an idempotency key', () => {
  const keyed = (key: string, more: Record<string, string> = {}, files?: Uint8Array[]) =>
    send(testApp.app, asha, listingForm(asha.userId, more), files, { 'idempotency-key': key });

  it('replays the stored response, even to two concurrent requests', async () => {
    const before = await countStored();
    const replies = await Promise.all([keyed('k1'), keyed('k1'), keyed('k1')]);
    expect(replies.map((reply) => reply.statusCode)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    const after = await countStored();
    expect(after).toEqual({
      ...before,
      crops: before.crops + 1,
      pictures: before.pictures + 1,
      answers: before.answers + 1,
      folders: before.folders + 1,
    });
  });

  it('is rejected for another text, and for another picture', async () => {
    await keyed('k2');
    const other = [await picture(41, 31)];
    for (const reply of [await keyed('k2', { price: '701' }), await keyed('k2', {}, other)]) {
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'idempotency_mismatch']);
    }
  });

  it('can be used again after a rejected listing', async () => {
    expect((await keyed('k3', { price: 'dear' })).statusCode).toBe(400);
    expect((await keyed('k3')).statusCode).toBe(201);
  });

  it('belongs to one user, and is deleted after a day', async () => {
    const ravi = await signUp(testApp.app);
    const first = await keyed('k4');
    const theirs = await send(testApp.app, ravi, listingForm(ravi.userId), undefined, {
      'idempotency-key': 'k4',
    });
    expect(theirs.statusCode).toBe(201);
    testApp.setNow(new Date('2026-06-16T06:00:01.000Z'));
    const next = await keyed('k4');
    expect(next.statusCode).toBe(201);
    expect(next.json().data._id).not.toBe(first.json().data._id);
  });

  it.each(['', 'x'.repeat(201), 'schlüssel'])('may not be "%s"', async (key) => {
    const reply = await keyed(key);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([
      400,
      ['idempotency-key'],
    ]);
  });
});

/** The next commit succeeds, but the connection is lost before its response. */
function loseTheNextCommit(): void {
  const changed = new WeakSet<object>();
  testApp.pool.on('acquire', (client) => {
    const query: unknown = Reflect.get(client, 'query');
    if (typeof query !== 'function' || changed.has(client)) return;
    changed.add(client);
    Reflect.set(client, 'query', (...words: unknown[]) => {
      const answer: unknown = Reflect.apply(query, client, words);
      if (Object(words[0]).text !== 'commit') return answer;
      testApp.pool.removeAllListeners('acquire');
      return Promise.resolve(answer).then(() => Promise.reject(new Error('terminated')));
    });
  });
}

it('a listing whose commit was not confirmed keeps its pictures', async () => {
  loseTheNextCommit();
  const name = 'Unheard of';
  const reply = await send(testApp.app, asha, listingForm(asha.userId, { name }));
  expect(reply.statusCode).toBe(500);
  const { data } = (await testApp.app.inject('/api/v1/crops?q=unheard')).json();
  expect(data).toHaveLength(1);
  expect((await testApp.app.inject(data[0].image[0].url)).statusCode).toBe(200);
});
