import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@upaj/contract/fields';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { flat } from '../../../test/support/decompression-bombs.ts';
import { createListing, listingForm, picture, send } from '../../../test/support/listings.ts';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
let asha: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  asha = await signUp(testApp.app);
});
const show = (files: readonly Uint8Array[]) =>
  send(testApp.app, asha, listingForm(asha.userId), files);
const folders = () => readdir(join(testApp.dataDir, 'pictures'));

async function shown(bytes: Uint8Array): Promise<Picture> {
  const reply = await show([bytes]);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data.image[0];
}
async function download(url: string) {
  const reply = await testApp.app.inject(url);
  return { reply, meta: await sharp(reply.rawPayload).metadata() };
}

it('a photograph is stored in three widths, upright and without its location', async () => {
  const exif = {
    IFD0: { Make: 'Phone' },
    IFD3: { GPSLatitude: '23/1 21/1 0/1', GPSLatitudeRef: 'N' },
  };
  const photo = await sharp(await picture(2000, 1600))
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Phone');
  const { url, srcset, width, height } = await shown(photo);
  expect([width, height]).toEqual([640, 800]);
  const sizes = srcset.split(', ').map((source) => source.split(' '));
  expect(sizes.map(([, size]) => size)).toEqual(['320w', '640w', '1280w']);
  for (const [address = '', size = ''] of sizes) {
    const { reply, meta } = await download(address);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect([meta.format, `${meta.width}w`, meta.exif]).toEqual(['webp', size, undefined]);
    expect(meta.orientation).toBeUndefined();
  }
  expect(sizes.some(([address]) => address === url)).toBe(true);
});

it('a small picture is not enlarged, and has one size', async () => {
  const { srcset, url, width, height } = await shown(await picture(200, 100));
  expect([width, height]).toEqual([200, 100]);
  expect(srcset).toMatch(/^\/pictures\/[0-9a-f-]{36}\/320\.webp 200w$/);
  expect((await download(url)).meta).toMatchObject({ width: 200, height: 100 });
});

it.each(['png', 'webp', 'avif', 'gif'] as const)('a %s is accepted', async (format) => {
  const create = { width: 30, height: 30, channels: 4, background: '#abc8' } as const;
  await shown(await sharp({ create }).toFormat(format).toBuffer());
});

it('only the first frame of an animation is stored', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame('#ff0000'), await frame('#0000ff')];
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
  const { url } = await shown(moving);
  const { reply, meta } = await download(url);
  expect(meta.pages ?? 1).toBe(1);
  const { dominant } = await sharp(reply.rawPayload).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
it.each([
  ['a text that is called .jpg', async () => Buffer.from('hello, I am no picture')],
  ['an empty file', async () => Buffer.alloc(0)],
  ['a drawing that can hold scripts', async () => Buffer.from(svg)],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a picture that is cut off', async () => (await picture(300, 300)).subarray(0, 400)],
  ['only the first bytes of a picture', async () => Buffer.from('89504e470d0a1a0a', 'hex')],
])('%s is refused, and so is the good picture beside it', async (_, make) => {
  const before = await folders();
  const reply = await show([await picture(), await make()]);
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'bad_picture']);
  expect(reply.json().fields.images.code).toBe('bad_picture');
  expect(await folders()).toEqual(before);
  expect(await readdir(join(testApp.dataDir, 'uploads'))).toEqual([]);
});

it.each([
  ['a small file that unpacks to 100 million pixels', () => flat(10_000, 10_000, 'png')],
  ['a panorama of 20,000 pixels', () => flat(20_000, 400, 'jpeg')],
])('%s is told by its name to be too large, among several', async (_, make) => {
  const before = await folders();
  const reply = await show([await picture(), await make()]);
  const sentence = 'holds a picture of more than 52 million pixels, or 12,000 on a side';
  const message = `The list of pictures ${sentence}: 1.jpg`;
  expect([reply.statusCode, reply.json()]).toEqual([
    422,
    {
      success: false,
      code: 'bad_picture',
      message,
      fields: { images: { code: 'too_many_pixels', message } },
    },
  ]);
  expect(await folders()).toEqual(before);
});

it('a seventh picture is rejected, six are stored in order', {
  tags: ['LISTING-3', 'CROP-READ-4', 'LIMIT-1'],
}, async () => {
  const six = await Promise.all([1, 2, 3, 4, 5, 6].map((tens) => picture(tens * 10, 10)));
  const seven = await show([...six, await picture()]);
  expect([seven.statusCode, seven.json().fields.images]).toEqual([
    400,
    { code: 'too_many', message: 'The list of pictures takes at most 6', limit: 6 },
  ]);
  const reply = await show(six);
  const widths = reply.json().data.image.map((one: Picture) => one.width);
  expect(widths).toEqual([10, 20, 30, 40, 50, 60]);
});

it('a file of 11 MB is rejected by a real server while it is being sent', {
  tags: ['LIMIT-49'],
}, async () => {
  const address = await (await testApp.again()).listen({ host: '127.0.0.1', port: 0 });
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(11_000_000)]), 'big.jpg');
  for (const [name, text] of Object.entries(listingForm(asha.userId))) form.append(name, text);
  const reply = await fetch(`${address}/api/v1/crops`, {
    method: 'POST',
    body: form,
    headers: asha.headers,
  });
  expect(reply.status).toBe(413);
  expect(await reply.json()).toMatchObject({
    success: false,
    code: 'too_large',
    fields: { images: { code: 'too_large', limit: 10_000_000 } },
  });
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await readdir(join(testApp.dataDir, 'uploads'))).toEqual([]);
});

it.each(['/pictures/x/320.webp', '/pictures/00000000-0000-4000-8000-000000000000/320.webp'])(
  'there is nothing at %s',
  async (url) => {
    const reply = await testApp.app.inject(url);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  },
);

it.each(['..%2f..%2fsecret', '../database-password', '320.webp/../../x'])(
  'the path %s does not leave the folder of pictures',
  async (way) => {
    const { image } = await createListing(testApp.app, asha);
    const id = image[0]?.url.split('/')[2];
    const reply = await testApp.app.inject(`/pictures/${id}/${way}`);
    expect(reply.statusCode).toBe(404);
  },
);

it('orphaned pictures of a crash are deleted at the next start, others stay', async () => {
  const { image } = await createListing(testApp.app, asha);
  const kept = image[0]?.url.split('/')[2] ?? '';
  const at = (name: string) => join(testApp.dataDir, 'pictures', name);
  const [lost, half, young] = [
    '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-000000000002.half',
    '00000000-0000-4000-8000-000000000003',
  ] as const;
  for (const name of [lost, half, young]) {
    await mkdir(at(name));
    await writeFile(join(at(name), '320.webp'), 'x');
  }
  const twoHoursAgo = new Date(today.getTime() - 2 * 60 * 60 * 1000);
  for (const name of [lost, half, kept]) await utimes(at(name), twoHoursAgo, twoHoursAgo);
  await testApp.again();
  const names = await folders();
  expect(names).toContain(kept);
  expect(names).toContain(young);
  expect(names).not.toContain(lost);
  expect(names).not.toContain(half);
});
