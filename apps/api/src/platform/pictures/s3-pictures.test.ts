import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createListing } from '../../../test/support/listings.ts';
import { openTestApp } from '../../../test/support/open-test-app.ts';
import { startS3 } from '../../../test/support/s3-server.ts';
import { signUp } from '../../../test/support/sign-up.ts';
import type { PictureStore } from './picture-store.ts';
import { s3Pictures } from './s3-pictures.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let store: PictureStore;
beforeAll(async () => {
  s3 = await startS3();
  store = s3Pictures(s3.settings, 'crops');
});
afterAll(() => s3.stop());
beforeEach(() => {
  s3.bucket.clear();
  s3.failure.of = undefined;
});

const files = new Map([
  [320, Buffer.from('small')],
  [640, Buffer.from('middle')],
  [1280, Buffer.from('large')],
] as const);
const soon = () => new Date(Date.now() + 1000);

describe('an S3 store', () => {
  it('returns what was stored, and nothing else', async () => {
    await store.put('one', files);
    const found = await store.open('one', 640);
    expect(found?.bytes).toBe(6);
    expect(found && (await text(found.stream))).toBe('middle');
    expect(await store.open('two', 640)).toBeUndefined();
  });

  it('lists pictures by age over all pages, and deletes all files of one', async () => {
    await store.put('one', files);
    await store.put('two', files);
    expect(await store.olderThan(soon())).toEqual(['one', 'two']);
    expect(await store.olderThan(new Date(0))).toEqual([]);
    await store.remove('one');
    expect([...s3.bucket.keys()].every((key) => key.startsWith('crops/two/'))).toBe(true);
    expect(s3.bucket.size).toBe(3);
  });

  it.each([403, 500])('is not taken for empty when it responds with %i', async (status) => {
    s3.failure.of = status;
    await expect(store.open('one', 640)).rejects.toThrow(`responded with ${status}`);
    await expect(store.put('one', files)).rejects.toThrow(`responded with ${status}`);
    await expect(store.olderThan(soon())).rejects.toThrow(`responded with ${status}`);
  });

  it('times out when it does not respond', async () => {
    s3.failure.of = 'silence';
    const impatient = s3Pictures({ ...s3.settings, timeout: 100 }, 'crops');
    await expect(impatient.open('one', 640)).rejects.toThrow(/timeout|aborted/);
  });

  it.each([{ secretAccessKey: 'a wrong one' }, { bucket: 'unknown-bucket' }])(
    'says so when it is set up with %j',
    async (wrong) => {
      const lost = s3Pictures({ ...s3.settings, ...wrong }, 'crops');
      await expect(lost.open('one', 640)).rejects.toThrow(/SignatureDoesNotMatch|NoSuchBucket/);
    },
  );
});

it('stores the pictures of a listing, which this server serves', async () => {
  const { app } = await openTestApp({ s3: s3.settings });
  const asha = await signUp(app);
  const { _id, image } = await createListing(app, asha);
  expect(s3.bucket.size).toBe(3);
  const reply = await app.inject(image[0]?.url ?? '');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(reply.headers['cache-control']).toContain('immutable');
  s3.failure.of = 500;
  expect((await app.inject(image[0]?.url ?? '')).statusCode).toBe(500);
  s3.failure.of = undefined;
  await app.inject({ method: 'DELETE', url: `/api/v1/crops/${_id}`, headers: asha.headers });
  expect(s3.bucket.size).toBe(0);
});
