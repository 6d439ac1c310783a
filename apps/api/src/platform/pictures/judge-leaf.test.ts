import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { progressiveBomb } from '../../../test/support/decompression-bombs.ts';
import { createDecoder, type Decoder } from './decoder.ts';

const model = new URL('../../../../../packages/leaf-model/model/', import.meta.url);
const reference = (name: string) => fileURLToPath(new URL(`reference/${name}`, model));

let folder: string;
let decoder: Decoder;
beforeAll(async () => {
  // Beside the bundled program of the tests, so that copies of it find their packages.
  const beside = dirname(inject('decoderProgram'));
  await mkdir(beside, { recursive: true });
  folder = await mkdtemp(join(beside, 'leaf-'));
  decoder = createDecoder(inject('decoderProgram'));
});
afterAll(async () => {
  decoder.close();
  await rm(folder, { recursive: true, force: true });
});

async function judge(
  bytes: Uint8Array,
  { by = decoder, crop }: { by?: Decoder; crop?: string } = {},
) {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return by.make('leaf', path, 'asha', { crop });
}

/** A photograph with as much detail as a camera sees. */
const photograph = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#7a9a3a',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });

interface Reference {
  picture: string;
  averaged: number[];
  own: { maize: number[] };
}

it.each([undefined, 'maize'] as const)(
  'the model of the server gives the logits that the training gave for the crop %s',
  async (crop) => {
    const expected: Reference[] = JSON.parse(await readFile(reference('reference.json'), 'utf8'));
    expect(expected.length).toBeGreaterThan(0);
    for (const { picture, averaged, own } of expected) {
      const logits = crop ? own[crop] : averaged;
      const leaf = await judge(await readFile(reference(picture)), crop ? { crop } : {});
      if (!leaf || 'problem' in leaf.judgement) throw new Error(JSON.stringify(leaf?.judgement));
      const { logits: found, model: facts } = leaf.judgement;
      expect(facts.rules.classes).toHaveLength(logits.length);
      for (const [at, logit] of logits.entries())
        expect(Math.abs((found[at] ?? 0) - logit), `${picture}, class ${at}`).toBeLessThan(1e-3);
    }
  },
);

it('a photograph of 12 megapixels is judged, upright, and its photo tells nothing of the place', async () => {
  const bytes = await photograph(4000, 3000)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '23/1 20/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const leaf = await judge(bytes);
  expect(leaf?.judgement).toHaveProperty('logits');
  const { width, height, exif, orientation, format } = await sharp(leaf?.photo).metadata();
  expect({ width, height, exif, orientation, format }).toEqual({
    width: 768,
    height: 1024,
    exif: undefined,
    orientation: undefined,
    format: 'jpeg',
  });
});

it.each<[string, () => Promise<Uint8Array>]>([
  ['a text', async () => Buffer.from('no picture')],
  [
    'a truncated picture',
    async () => (await photograph(800, 600).jpeg().toBuffer()).subarray(0, 9_000),
  ],
  ['a HEIC that cannot be decoded', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['a decompression bomb', progressiveBomb],
])('%s is no picture of a leaf, and the next one is judged all the same', async (_, bytes) => {
  expect(await judge(await bytes())).toBeUndefined();
  expect((await judge(await photograph(300, 200).png().toBuffer()))?.judgement).toHaveProperty(
    'logits',
  );
});

describe('a model file beside the program', () => {
  it.each<[string, (good: Buffer) => Buffer, RegExp]>([
    ['that was cut off', (good) => good.subarray(0, 100_000), /bytes/],
    [
      'that was damaged',
      (good) => Buffer.concat([good.subarray(0, -1), Buffer.from([7])]),
      /checksum/,
    ],
    ['of something else', () => Buffer.from('<!doctype html><title>404</title>'), /model file/],
  ])('%s is a problem, and no reason to refuse the picture', async (_, spoil, problem) => {
    const place = await mkdtemp(join(folder, 'copy-'));
    const program = join(place, 'decode.mjs');
    await copyFile(inject('decoderProgram'), program);
    const good = await readFile(new URL('leaf-model.bin', model));
    await writeFile(join(place, 'leaf-model.bin'), spoil(good));
    const broken = createDecoder(program);
    const leaf = await judge(await photograph(300, 200).jpeg().toBuffer(), { by: broken });
    broken.close();
    expect(leaf?.judgement).toEqual({ problem: expect.stringMatching(problem) });
    expect(leaf?.photo.length).toBeGreaterThan(100);
  });
});
