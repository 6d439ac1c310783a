import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { flat, progressiveBomb } from '../../../test/support/decompression-bombs.ts';
import { picture } from '../../../test/support/listings.ts';
import { countScans } from './count-scans.ts';
import { createDecoder, type Decoder } from './decoder.ts';

let folder: string;
let decoder: Decoder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upaj-decoder-'));
  decoder = createDecoder(inject('decoderProgram'));
});
afterAll(async () => {
  decoder.close();
  await rm(folder, { recursive: true, force: true });
});

async function save(bytes: Uint8Array): Promise<string> {
  const path = join(folder, `${Math.random()}`);
  await writeFile(path, bytes);
  return path;
}

async function make(bytes: Uint8Array, person = 'asha') {
  return decoder.make('listing', await save(bytes), person);
}

it('the child process creates the same picture as this process', async () => {
  const made = await make(await picture(2000, 1000));
  expect([made?.width, made?.height]).toEqual([1280, 640]);
  const widths = [...(made?.files ?? [])].map(async ([width, bytes]) => {
    const { format, width: real } = await sharp(bytes).metadata();
    return [width, format, real];
  });
  expect(await Promise.all(widths)).toEqual([320, 640, 1280].map((one) => [one, 'webp', one]));
});

it.each<[string, () => Promise<Buffer>, outcome?: string]>([
  ['a JPEG of 883 scans', progressiveBomb],
  ['a row of a million pixels', () => flat(1_000_000, 1, 'png'), 'too_many_pixels'],
  ['an AVIF of 1 kB with 27 million pixels', () => flat(5200, 5200, 'avif')],
])('%s is not made, and the next one is made all the same', async (_what, bomb, outcome) => {
  const bytes = await bomb();
  expect(bytes.length).toBeLessThan(600_000);
  const [refused, next] = [make(bytes, 'mallory'), picture().then((good) => make(good))];
  expect(await refused?.catch(({ code }) => code)).toBe(outcome);
  expect(await next).toMatchObject({ width: 40, height: 30 });
});

it('a user with many pictures waits for the other users', async () => {
  const order: string[] = [];
  const path = await save(await picture());
  // All wait before the first one is made: a picture that is still being written would come last.
  const made = ['mallory', 'mallory', 'mallory', 'asha', 'ravi'].map((person) =>
    decoder.make('listing', path, person).then(() => order.push(person)),
  );
  await Promise.all(made);
  expect(order.slice(-1)).toEqual(['mallory']);
});

it('a late response is not taken for that of the next picture', async () => {
  const program = join(folder, 'late.mjs');
  await writeFile(
    program,
    `import { setTimeout as wait } from 'node:timers/promises';
    let turn = Promise.resolve();
    process.on('message', ({ path }) => {
      turn = turn.then(() => wait(path === 'late' ? 2500 : 0)).then(() =>
        process.send({ made: { width: path.length, height: 1, files: new Map() } }));
    });`,
  );
  const late = createDecoder(program, 2000);
  await expect(late.make('listing', 'late', 'asha')).rejects.toMatchObject({ code: 'unavailable' });
  // Sent before the first response would arrive.
  const next = Array.from({ length: 20 }, () => late.make('listing', 'next one', 'asha'));
  for (const made of await Promise.all(next)) expect(made?.width).toBe(8);
  late.close();
});

it('an internal error is not reported as an invalid picture', async () => {
  await expect(decoder.make('listing', join(folder, 'gone'), 'asha')).rejects.toThrow('ENOENT');
});

it('a photograph has few scans, whatever its thumbnail contains', async () => {
  expect(countScans(await picture())).toBe(1);
  const progressive = await sharp(await picture(400, 300))
    .jpeg({ progressive: true })
    .toBuffer();
  expect(countScans(progressive)).toBeGreaterThan(5);
  expect(countScans(progressive)).toBeLessThan(20);
  expect(countScans(await progressiveBomb())).toBe(883);
  expect(countScans(Buffer.from([0xff, 0xd8, 0xff]))).toBe(0);
});
