import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import sharp from 'sharp';
import { beforeAll, expect, inject, it } from 'vitest';
import { writeForm } from '../../../../test/support/listings.ts';
import { openTestApp, type TestApp, today } from '../../../../test/support/open-test-app.ts';
import { password, type SignedIn, signUp } from '../../../../test/support/sign-up.ts';
import { createInTransaction } from '../../../db/transaction.ts';
import { createDecoder } from '../../../platform/pictures/decoder.ts';
import { diskPictures } from '../../../platform/pictures/picture-store.ts';
import { createAccountStore } from '../accounts.store.ts';
import { createAvatars } from './avatars.service.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});

const address = ({ userId }: SignedIn) => `/api/v1/user/${userId}/picture`;
const upload = (who: SignedIn, bytes: Uint8Array, url = address(who)) => {
  const { payload, headers } = writeForm([['image', { filename: 'a.jpg', bytes }]]);
  return testApp.app.inject({
    method: 'PUT',
    url,
    payload,
    headers: { ...headers, ...who.headers },
  });
};
const files = () => readdir(path(testApp.dataDir, 'people-pictures'));

/** A photograph of a red wall with a blue door in its middle, taken in Ranchi with the phone on its side. */
async function photograph(): Promise<Buffer> {
  const create = { width: 600, height: 200, channels: 3, background: '#d00000' } as const;
  const blue = { ...create, width: 200, background: '#0000d0' };
  const door = await sharp({ create: blue }).png().toBuffer();
  return sharp({ create })
    .composite([{ input: door, left: 200, top: 0 }])
    .withExif({ IFD3: { GPSLatitude: '23/1 21/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
}

it('a picture is cropped to its middle square in three sizes, without metadata', async () => {
  const asha = await signUp(testApp.app);
  const original = await photograph();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const { picture } = (await upload(asha, original)).json().data;
  expect(picture).toMatchObject({ width: 192, height: 192 });
  const sizes = [...picture.srcset.matchAll(/(\S+) (\d+)w/g)];
  expect(sizes.map(([, , width]) => width)).toEqual(['96', '192', '384']);
  for (const [, url = '', width] of sizes) {
    const served = await testApp.app.inject({ url });
    expect(served.headers['content-type']).toBe('image/webp');
    expect(served.headers['cache-control']).toContain('immutable');
    const found = await sharp(served.rawPayload).metadata();
    expect([found.width, found.height, found.exif]).toEqual([
      Number(width),
      Number(width),
      undefined,
    ]);
    const { dominant } = await sharp(served.rawPayload).stats();
    expect([dominant.r < 50, dominant.b > 180]).toEqual([true, true]);
  }
});

it('a new picture replaces the old one and its files; removal deletes them too', async () => {
  const asha = await signUp(testApp.app);
  const before = (await files()).length;
  const first = (await upload(asha, await photograph())).json().data.picture;
  await upload(asha, await photograph());
  expect(await files()).toHaveLength(before + 1);
  expect((await testApp.app.inject({ url: first.url })).statusCode).toBe(404);
  const url = address(asha);
  await testApp.app.inject({ method: 'DELETE', url, headers: asha.headers });
  expect(await files()).toHaveLength(before);
});

it('a picture is deleted with its account', async () => {
  const asha = await signUp(testApp.app);
  const { url } = (await upload(asha, await photograph())).json().data.picture;
  const payload = { password };
  const own = `/api/v1/user/${asha.userId}`;
  await testApp.app.inject({ method: 'DELETE', url: own, payload, headers: asha.headers });
  expect((await testApp.app.inject({ url })).statusCode).toBe(404);
});

it.each([
  ['a program', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
])('%s is rejected, and nothing is stored', async (_what, bytes) => {
  const asha = await signUp(testApp.app);
  const before = await files();
  const reply = await upload(asha, bytes);
  expect([reply.statusCode, reply.json().fields.image.code]).toEqual([422, 'bad_picture']);
  expect(await files()).toEqual(before);
});

it.each([
  '../people-pictures/x/192.webp',
  '%2e%2e/%2e%2e/secret',
  'x/96.webp',
  '..%2f..%2fetc%2fpasswd/96.webp',
])('no file lies behind %s', async (name) => {
  const reply = await testApp.app.inject({ url: `/pictures/people/${name}` });
  expect(reply.statusCode).toBe(404);
});

it('a suspended person can take the picture away, and set none', async () => {
  const asha = await signUp(testApp.app);
  const original = await photograph();
  expect((await upload(asha, original)).statusCode).toBe(200);
  const until = new Date(today.getTime() + 60_000);
  await testApp.pool.query('insert into suspensions values ($1, $2)', [asha.userId, until]);
  expect((await upload(asha, original)).json().code).toBe('suspended');
  const removal = { method: 'DELETE', url: address(asha), headers: asha.headers } as const;
  expect((await testApp.app.inject(removal)).statusCode).toBe(204);
});

it('a picture that is decoded while its account is deleted leaves no file', async () => {
  const folder = await mkdtemp(path(tmpdir(), 'upaj-faces-'));
  const upload = path(folder, 'upload');
  await writeFile(upload, await photograph());
  const decoder = createDecoder(inject('decoderProgram'));
  const db = drizzle(testApp.pool);
  const avatars = createAvatars({
    inTransaction: createInTransaction(db),
    requireNotSuspended: async () => {},
    accounts: createAccountStore(db),
    files: diskPictures(path(folder, 'kept')),
    decoder,
    read: () => Promise.reject(new Error('the account cannot be read')),
  });
  const id = '00000000-0000-4000-8000-000000000000';
  const gone = { id, name: 'Asha', sessionId: id, signedInAt: today, isModerator: false };
  await expect(avatars.set(gone, upload)).rejects.toMatchObject({ code: 'not_signed_in' });
  expect(await readdir(path(folder, 'kept'))).toEqual([]);
  decoder.close();
  await rm(folder, { recursive: true });
});
