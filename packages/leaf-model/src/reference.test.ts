import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decide, trainedCrops } from './decide.ts';
import { toModelInput } from './input.ts';
import { judgeViews } from './judge-views.ts';
import { readModel } from './model-file.ts';
import { judgePicture } from './picture-quality.ts';
import { createRunner } from './runner.ts';
import { readKernels, readPackageFile } from './testing/files.ts';

interface Reference {
  picture: string;
  logits: number[];
  /** Of all views together. */
  averaged: number[];
  /** The same by the layers of a crop, for each that has some of its own. */
  own: Record<string, number[]>;
}

const file = await readPackageFile('model/leaf-model.bin');
const model = readModel(file);
const runner = await createRunner(model, await readKernels());
const text = await readPackageFile('model/reference/reference.json');
const references: Reference[] = JSON.parse(text.toString());

async function pixelsOf(picture: string) {
  const png = await readPackageFile(`model/reference/${picture}`);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const logitsOf = async (picture: string) =>
  runner.run(toModelInput(await pixelsOf(picture), model));

describe('the model that is shipped', () => {
  it('has at most 3 MB', () => {
    expect(file.length).toBeLessThanOrEqual(3_000_000);
  });

  it('knows the four trained crops, healthy leaves of each, and what is no leaf', () => {
    expect(trainedCrops(model)).toEqual(['maize', 'pepper', 'potato', 'tomato']);
    for (const crop of trainedCrops(model)) expect(model.classes).toContain(`${crop}__healthy`);
    expect(model.classes).toHaveLength(20);
  });

  it('has eight reference pictures', () => {
    expect(references).toHaveLength(8);
  });

  it.each(references)('averages the views of $picture as PyTorch does', async (reference) => {
    const actual = judgeViews(runner, model, await pixelsOf(reference.picture));
    for (const [place, logit] of reference.averaged.entries()) {
      expect(Math.abs((actual[place] ?? Number.NaN) - logit)).toBeLessThan(1e-3);
    }
  });

  it.each(references)(
    'judges $picture by the layers of a crop as PyTorch does',
    async (reference) => {
      const picture = await pixelsOf(reference.picture);
      expect(Object.keys(reference.own)).toEqual(Object.keys(model.ownLayers));
      for (const [crop, logits] of Object.entries(reference.own)) {
        const actual = judgeViews(runner, model, picture, crop);
        const apart = logits.map((logit, place) => Math.abs((actual[place] ?? Number.NaN) - logit));
        expect(Math.max(...apart)).toBeLessThan(1e-3);
      }
    },
  );

  it('has layers of its own for maize', () => {
    expect(Object.keys(model.ownLayers)).toEqual(['maize']);
  });

  it.each(references)('puts out what PyTorch puts out for $picture', async (reference) => {
    const actual = await logitsOf(reference.picture);
    expect(actual).toHaveLength(reference.logits.length);
    for (const [place, logit] of reference.logits.entries()) {
      expect(Math.abs((actual[place] ?? Number.NaN) - logit)).toBeLessThan(1e-3);
    }
  });

  it('is decided on for every reference picture and crop', async () => {
    for (const { picture } of references) {
      const logits = await logitsOf(picture);
      for (const crop of [undefined, ...trainedCrops(model)]) {
        expect(['answer', 'unsure', 'no leaf']).toContain(decide(model, [logits], crop).outcome);
      }
    }
  });
});

it('the leaves among the reference pictures are good photographs', async () => {
  const leaves = references.slice(0, -1);
  const problems = await Promise.all(
    leaves.map(async ({ picture }) => judgePicture(await pixelsOf(picture))),
  );
  expect(problems).toEqual(leaves.map(() => []));
});
