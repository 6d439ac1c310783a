import v8 from 'node:v8';
import vm from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LeafModel, readModel } from './model-file.ts';
import { createRunner, SimdMissingError } from './runner.ts';
import { readKernels, readPackageFile } from './testing/files.ts';
import { buildParts, everyKind, type LayerPlan, writeModelFile } from './testing/model-builder.ts';
import { runPlainly } from './testing/plain-runner.ts';
import { seededRandom } from './testing/random.ts';

function modelOf(plans: readonly LayerPlan[], inputSize: number): LeafModel {
  const { header, payload } = buildParts(plans, inputSize);
  return readModel(writeModelFile(header, payload));
}

function madeInput({ inputSize }: LeafModel): Float32Array {
  const random = seededRandom(inputSize);
  return Float32Array.from({ length: inputSize ** 2 * 3 }, () => random() * 2 - 1);
}

async function expectPlainResult(model: LeafModel): Promise<void> {
  const runner = await createRunner(model, await readKernels());
  const input = madeInput(model);
  const plain = runPlainly(model, input);
  const logits = runner.run(input);
  expect(logits).toHaveLength(plain.length);
  for (const [place, logit] of plain.entries()) expect(logits[place]).toBeCloseTo(logit, 4);
  expect(new Set(plain.map((logit) => logit.toFixed(3))).size).toBe(plain.length);
}

afterEach(() => vi.unstubAllGlobals());

describe('the kernels compute what the format says', () => {
  it.each([1, 2, 3, 7, 8, 13, 24, 33])('of a picture of %i pixels', (size) =>
    expectPlainResult(modelOf(everyKind, size)),
  );

  it.each([
    { stride: 1, kernel: 1 },
    { stride: 1, kernel: 2 },
    { stride: 2, kernel: 5 },
    { stride: 3, kernel: 3 },
    { stride: 4, kernel: 7 },
  ])('with windows of $kernel pixels, $stride apart', ({ stride, kernel }) =>
    expectPlainResult(
      modelOf(
        [
          { kind: 'conv', in: 3, out: 9, stride, kernel, activation: 'relu6' },
          { kind: 'depthwise', in: 9, out: 9, stride, kernel },
          { kind: 'pool', in: 9, out: 9 },
          { kind: 'dense', in: 9, out: 3 },
        ],
        19,
      ),
    ),
  );

  it('with so many channels that the pixels are computed in several rounds', () =>
    expectPlainResult(
      modelOf(
        [
          { kind: 'conv', in: 3, out: 700, stride: 1, kernel: 1, activation: 'relu6' },
          { kind: 'pointwise', in: 700, out: 8, activation: 'relu6' },
          { kind: 'pool', in: 8, out: 8 },
          { kind: 'dense', in: 8, out: 3 },
        ],
        9,
      ),
    ));
});

describe('a runner', () => {
  it('gives the same picture the same logits whatever it judged in between', async () => {
    const model = modelOf(everyKind, 13);
    const runner = await createRunner(model, await readKernels());
    const input = madeInput(model);
    const first = runner.run(input);
    expect(runner.run(new Float32Array(input.length))).not.toEqual(first);
    expect(runner.run(input)).toEqual(first);
  });

  it('judges by the layers of the crop where it has some of its own', async () => {
    const { header, payload } = buildParts(everyKind);
    // The numbers of the layer with the most channels are enough for any other.
    const widest = header.layers.find(({ out }) => out === 40);
    const { weights, scales } = widest ?? {};
    const low = { rank: 3, up: weights, upScales: scales, down: weights, downScales: scales };
    const own = header.layers.map((layer) => {
      if (layer.kind === 'depthwise') return { ...layer, scales };
      return layer.kind === 'pointwise' ? { ...layer, low } : layer;
    });
    const model = readModel(writeModelFile({ ...header, ownLayers: { maize: own } }, payload));
    const runner = await createRunner(model, await readKernels());
    const input = madeInput(model);
    const plain = runner.run(input);
    const ofMaize = runPlainly({ ...model, layers: model.ownLayers.maize ?? [] }, input);
    const found = runner.run(input, 'maize');
    expect([...found]).toEqual(ofMaize.map((logit) => expect.closeTo(logit, 4)));
    expect([...found]).not.toEqual([...plain].map((logit) => expect.closeTo(logit, 2)));
    expect(runner.run(input, 'tomato')).toEqual(plain);
    expect(runner.run(input)).toEqual(plain);
  });

  it('reads a model that begins anywhere in its buffer', async () => {
    const { header, payload } = buildParts(everyKind, 8);
    const file = writeModelFile(header, payload);
    const shifted = new Uint8Array(file.length + 3);
    shifted.set(file, 3);
    await expectPlainResult(readModel(shifted.subarray(3)));
  });

  it('refuses a picture of another size', async () => {
    const runner = await createRunner(modelOf(everyKind, 8), await readKernels());
    expect(() => runner.run(new Float32Array(8 * 8))).toThrow(RangeError);
  });

  it('says so where WebAssembly is missing', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    const started = createRunner(modelOf(everyKind, 8), await readKernels());
    await expect(started).rejects.toThrow(SimdMissingError);
  });

  it('says so where a browser knows WebAssembly without SIMD', async () => {
    vi.stubGlobal('WebAssembly', { validate: () => false });
    const started = createRunner(modelOf(everyKind, 8), await readKernels());
    await expect(started).rejects.toThrow(SimdMissingError);
  });

  it('lets go of its memory when it is closed, and judges nothing any more', async () => {
    v8.setFlagsFromString('--expose-gc');
    const collect: () => void = vm.runInNewContext('gc');
    const model = readModel(await readPackageFile('model/leaf-model.bin'));
    const runner = await createRunner(model, await readKernels());
    const input = new Float32Array(model.inputSize ** 2 * 3);
    runner.run(input);
    collect();
    const before = process.memoryUsage().external;
    runner.close();
    // The memory goes once the engine has finished its second look at what is unused.
    await vi.waitFor(() => {
      collect();
      expect(process.memoryUsage().external).toBeLessThan(before - 8_000_000);
    });
    expect(() => runner.run(input)).toThrow('closed');
  });
});
