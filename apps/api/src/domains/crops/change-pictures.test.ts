import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Crop } from '@upaj/contract/crops.schema';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createListing,
  listingForm,
  picture,
  send,
  writeForm,
} from '../../../test/support/listings.ts';
import { openTestApp, type TestApp } from '../../../test/support/open-test-app.ts';
import { checkOut, checkoutForm, placeOrder } from '../../../test/support/orders.ts';
import { waitForLocks } from '../../../test/support/queue-behind.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
let asha: SignedIn;
let ravi: SignedIn;
/** A listing with pictures of 10, 20 and 30 pixels. */
let crop: Crop;
const widthsOf = ({ image }: Pick<Crop, 'image'>) => image.map(({ width }) => width);
const idsOf = ({ image }: Pick<Crop, 'image'>) => image.map(({ id }) => id);
const make = (...widths: number[]) => Promise.all(widths.map((width) => picture(width, 10)));

beforeAll(async () => {
  testApp = await openTestApp();
  asha = await signUp(testApp.app);
  ravi = await signUp(testApp.app);
});
beforeEach(async () => {
  const reply = await send(testApp.app, asha, listingForm(asha.userId), await make(10, 20, 30));
  crop = reply.json<{ data: Crop }>().data;
});

interface Change {
  order: string | readonly string[];
  files?: readonly Uint8Array[];
  key?: string;
  by?: Pick<SignedIn, 'headers'>;
}

/** Sends the pictures of the listing; the test checks the response. */
function change({ order, files = [], key, by = asha }: Change) {
  const form = writeForm([
    ['order', String(order)],
    ...files.map((bytes, at) => ['images', { filename: `${at}.jpg`, bytes }] as const),
  ]);
  const headers = { ...form.headers, ...by.headers, ...(key && { 'idempotency-key': key }) };
  const url = `/api/v1/crops/${crop._id}/pictures`;
  return testApp.app.inject({ method: 'PUT', url, payload: form.payload, headers });
}

const read = async (): Promise<Crop> =>
  (await testApp.app.inject(`/api/v1/crops/${crop._id}`)).json().data;
const folders = async () => (await readdir(join(testApp.dataDir, 'pictures'))).sort();
/** Whether every file of a picture can be read. */
const canBeRead = async ({ srcset }: { srcset: string }) => {
  const urls = srcset.split(', ').map((source) => source.split(' ')[0] ?? '');
  const replies = await Promise.all(urls.map((url) => testApp.app.inject(url)));
  return replies.every(({ statusCode }) => statusCode === 200);
};

describe('the pictures of a listing', () => {
  it('are moved, removed and added in one request, and the files of the removed ones go', async () => {
    const [first = '', second = '', third = ''] = idsOf(crop);
    const reply = await change({ order: ['new', third, first, 'new'], files: await make(40, 50) });
    expect(reply.statusCode, reply.body).toBe(200);
    const { data } = reply.json();
    expect(widthsOf(data)).toEqual([40, 30, 10, 50]);
    expect(await read()).toEqual(data);
    expect(await Promise.all(data.image.map(canBeRead))).toEqual([true, true, true, true]);
    expect(await folders()).not.toContain(second);
    expect(await readdir(join(testApp.dataDir, 'uploads'))).toEqual([]);
  });

  it('are only moved, without a file, and nothing else of the listing changes', async () => {
    const before = await folders();
    const reply = await change({ order: idsOf(crop).toReversed() });
    const { image, ...facts } = reply.json<{ data: Crop }>().data;
    expect(widthsOf({ image })).toEqual([30, 20, 10]);
    expect({ ...facts, image: crop.image }).toEqual(crop);
    expect(await folders()).toEqual(before);
  });

  it('can all be replaced', async () => {
    const reply = await change({ order: 'new', files: await make(60) });
    expect(widthsOf(reply.json().data)).toEqual([60]);
    expect(await folders()).not.toEqual(expect.arrayContaining(idsOf(crop)));
  });
});

describe('an order of pictures is refused', () => {
  it.each([
    ['that names seven', ([first]: string[]) => [first, ...Array(6).fill('new')], 6, 'too_many'],
    ['that names one twice', ([first]: string[]) => [first, first], 0, 'repeated'],
    ['with less files than new pictures', ([first]: string[]) => [first, 'new'], 0, 'files_differ'],
    ['with more files than new pictures', ([first]: string[]) => [first], 1, 'files_differ'],
    ['of a picture that was removed', () => [crypto.randomUUID()], 0, 'unknown_picture'],
  ] as const)('%s', async (_what, orderOf, count, code) => {
    const before = await folders();
    const order = String(orderOf(idsOf(crop)));
    const reply = await change({ order, files: await make(...Array<number>(count).fill(40)) });
    const { code: error, fields, message } = reply.json();
    expect([reply.statusCode, error, fields.order.code]).toEqual([
      422,
      'wrong_picture_order',
      code,
    ]);
    expect(message).toMatch(/^The order of pictures /);
    expect(await read()).toEqual(crop);
    expect(await folders()).toEqual(before);
  });

  it('that names none', async () => {
    const reply = await change({ order: '' });
    expect([reply.statusCode, reply.json().fields.order.code]).toEqual([400, 'required']);
    expect(await read()).toEqual(crop);
  });

  it('with a picture of another listing of the same seller', async () => {
    const other = await createListing(testApp.app, asha);
    const reply = await change({ order: [...idsOf(crop), ...idsOf(other)] });
    expect(reply.json().fields.order.code).toBe('unknown_picture');
  });

  it('with a file that is no picture, and the good one beside it is not kept', async () => {
    const before = await folders();
    const files = [...(await make(40)), Buffer.from('hello')];
    const reply = await change({ order: [...idsOf(crop), 'new', 'new'], files });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'bad_picture']);
    expect(await read()).toEqual(crop);
    expect(await folders()).toEqual(before);
  });

  it('of a stranger and of a visitor, before a file is decoded', async () => {
    const before = await folders();
    const [files, order] = [await make(40), 'new'];
    const stranger = await change({ order, files, by: ravi });
    const visitor = await change({ order, files, by: { headers: { authorization: '' } } });
    expect([stranger.json().code, visitor.json().code]).toEqual(['not_allowed', 'not_signed_in']);
    expect(await folders()).toEqual(before);
  });
});

describe('a request that is repeated with its key', () => {
  it('gets the first answer, and changes nothing more', async () => {
    const sent = { order: ['new', idsOf(crop)[0] ?? ''], files: await make(40), key: 'again' };
    const first = await change(sent);
    const before = await folders();
    // Its second picture is not there any more: only the stored answer can be right.
    const second = await change(sent);
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect(await folders()).toEqual(before);
    const other = await change({ ...sent, order: ['new'] });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('at the same time adds one picture', async () => {
    const sent = { order: [...idsOf(crop), 'new'], files: await make(40), key: 'at once' };
    const replies = await Promise.all([change(sent), change(sent), change(sent)]);
    const data = replies.map((reply) => reply.json().data);
    expect(data).toEqual([data[0], data[0], data[0]]);
    expect(widthsOf(await read())).toEqual([10, 20, 30, 40]);
    expect(await Promise.all((await read()).image.map(canBeRead))).not.toContain(false);
  });
});

describe('at the same time', () => {
  it('of edits that contradict each other one is refused, and every picture that is shown is there', async () => {
    const before = await folders();
    const edits = idsOf(crop).map(async (id, at) =>
      change({ order: ['new', id], files: await make(40 + at) }),
    );
    const statuses = (await Promise.all(edits)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 422, 422]);
    const { image } = await read();
    expect(image).toHaveLength(2);
    expect(await Promise.all(image.map(canBeRead))).toEqual([true, true]);
    // Two went, one came, and nothing is left of the refused ones.
    expect((await folders()).length).toBe(before.length - 1);
  });

  it('an order that waits for the new pictures shows one of them', async () => {
    // Held until both have started: the pictures are changed first.
    const client = await testApp.pool.connect();
    await client.query('begin');
    await client.query('select from crops where id = $1 for update', [crop._id]);
    const replaced = change({ order: 'new', files: await make(40) });
    await waitForLocks(testApp.pool, 1);
    const ordered = checkOut(testApp.app, ravi, checkoutForm([{ crop }]));
    await waitForLocks(testApp.pool, 2);
    await client.query('commit');
    client.release();
    expect([(await replaced).statusCode, (await ordered).statusCode]).toEqual([200, 201]);
    const shown = (await ordered).json().data[0].items[0].picture;
    expect(shown.width).toBe(40);
    expect(await canBeRead(shown)).toBe(true);
  });
});

it('a picture that an order shows keeps its files when it leaves the listing', async () => {
  const order = await placeOrder(testApp.app, ravi, { crop });
  const [ordered = '', ...others] = idsOf(crop);
  await change({ order: 'new', files: await make(40) });
  const names = await folders();
  expect(names).toContain(ordered);
  expect(names).not.toEqual(expect.arrayContaining(others));
  const url = `/api/v1/orders/${order._id}`;
  const shown = (await testApp.app.inject({ url, headers: ravi.headers })).json().data.items[0];
  expect(await canBeRead(shown.picture)).toBe(true);
});
