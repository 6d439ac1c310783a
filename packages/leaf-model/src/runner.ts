import { align, planArena, type Span } from './arena.ts';
import type { LeafModel } from './model-file.ts';
import type { Layer } from './model-header.ts';
import {
  numbersOf,
  packedCount,
  packWeights,
  paddedChannels,
  scratchCount,
} from './packed-weights.ts';
import { type Kernels, loadKernels } from './web-assembly.ts';

export { SimdMissingError } from './web-assembly.ts';

/** A model that is ready to judge pictures. */
export interface LeafRunner {
  /**
   * The logits of a picture, one a class, as a copy; where the crop is known, by its own layers if it has some. The
   * first picture after one of other layers takes a little longer. Throws a RangeError for an input of another length.
   */
  run(input: Float32Array, crop?: string): Float32Array;
  /** Lets go of the memory; `run` throws from then on. */
  close(): void;
}

/** Where a layer finds its numbers in the memory. */
interface Step {
  layer: Layer;
  input: number;
  output: number;
  weights: number;
  bias: number;
  /** What is added to the output; 0 for nothing. */
  added: number;
}

const floatBytes = 4;
const pageBytes = 65_536;
/** Channels of the input picture. */
const colours = 3;

/**
 * Makes a model ready; `kernels` are the bytes of kernels.wasm.
 *
 * Rejects with a SimdMissingError where WebAssembly SIMD is missing.
 */
export async function createRunner(
  model: LeafModel,
  kernels: Uint8Array | ArrayBuffer,
): Promise<LeafRunner> {
  let loaded: Kernels | undefined = await loadKernels(kernels);
  const { steps, scratch } = prepare(model, loaded);
  const inputLength = model.inputSize ** 2 * colours;
  let filled: readonly Layer[] | undefined;
  return {
    run(input, crop) {
      if (!loaded) throw new Error('The leaf model is closed');
      if (input.length !== inputLength) {
        throw new RangeError(`The input needs ${inputLength} numbers and has ${input.length}`);
      }
      const { memory } = loaded;
      const layers = layersOf(model, crop);
      if (layers !== filled) fill(model, layers, loaded, steps, scratch);
      filled = layers;
      new Float32Array(memory.buffer, steps[0]?.input, inputLength).set(input);
      for (const step of steps) runStep(loaded, step);
      return new Float32Array(memory.buffer, steps.at(-1)?.output, model.classes.length).slice();
    },
    close() {
      loaded = undefined;
    },
  };
}

function layersOf({ layers, ownLayers }: LeafModel, crop: string | undefined): readonly Layer[] {
  return (crop === undefined ? undefined : ownLayers[crop]) ?? layers;
}

/** Lays out the memory: weights, the scratch that packing them needs, then one arena for the pictures. */
function prepare(model: LeafModel, kernels: Kernels): { steps: Step[]; scratch: number } {
  const { layers, ownLayers } = model;
  let end = pageBytes;
  const take = (numbers: number) => {
    const place = end;
    end = align(end + numbers * floatBytes);
    return place;
  };
  const parts = layers.map((layer) => ({
    weights: take(packedCount(layer)),
    bias: take(paddedChannels(layer.out)),
  }));
  const ofAnyCrop = [layers, ...Object.values(ownLayers)].flat();
  const scratch = take(Math.max(...ofAnyCrop.map(scratchCount)));
  const arena = planArena(spansOf(model));
  const places = arena.places.map((place) => place + end);
  growTo(kernels, end + arena.bytes);
  const steps = layers.map((layer, index) => {
    const { weights, bias } = parts[index] ?? { weights: 0, bias: 0 };
    const added = layer.add === undefined ? 0 : (places[layer.add + 1] ?? 0);
    return {
      layer,
      input: places[index] ?? 0,
      output: places[index + 1] ?? 0,
      weights,
      bias,
      added,
    };
  });
  return { steps, scratch };
}

/** The input and the output of each layer, with the layers that need them. */
function spansOf({ layers, inputSize }: LeafModel): Span[] {
  const input = { bytes: inputSize ** 2 * colours * floatBytes, from: 0, to: 0 };
  const outputs = layers.map((layer, index) => ({
    bytes: layer.outSize ** 2 * paddedChannels(layer.out) * floatBytes,
    from: index,
    to: Math.max(
      index + 1,
      layers.findLastIndex(({ add }) => add === index),
    ),
  }));
  return [input, ...outputs];
}

function growTo({ memory }: Kernels, bytes: number): void {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / pageBytes);
  if (missing > 0) memory.grow(missing);
}

/** Writes the weights of the layers to the places that the steps read. */
function fill(
  model: LeafModel,
  layers: readonly Layer[],
  kernels: Kernels,
  steps: readonly Step[],
  scratch: number,
): void {
  for (const [at, layer] of layers.entries()) {
    const { weights, bias } = steps[at] ?? { weights: 0, bias: 0 };
    if (layer.kind === 'pool') continue;
    packWeights(model, layer, kernels, weights, scratch);
    const { buffer } = kernels.memory;
    new Float32Array(buffer, bias, layer.out).set(numbersOf(model, layer.bias, layer.out));
  }
}

function runStep(kernels: Kernels, { layer, input, output, weights, bias, added }: Step): void {
  const { size, outSize, stride, kernel } = layer;
  const inputs = paddedChannels(layer.in);
  const outputs = paddedChannels(layer.out);
  const activation = layer.activation === 'relu6' ? 1 : 0;
  const before = paddingBefore(layer);
  const window = [input, output, weights, bias, size, outSize, stride, kernel, before] as const;
  if (layer.kind === 'conv') {
    kernels.convolution(...window, layer.in, outputs, activation);
  } else if (layer.kind === 'depthwise') {
    kernels.depthwise(...window, outputs, activation);
  } else if (layer.kind === 'pool') {
    kernels.mean(input, output, size ** 2, inputs);
  } else {
    const pixels = size ** 2;
    kernels.pointwise(input, output, weights, bias, added, pixels, inputs, outputs, activation);
  }
}

/** TensorFlow's SAME padding: the smaller half of what is missing lies before the picture. */
function paddingBefore({ size, outSize, stride, kernel }: Layer): number {
  return Math.floor(Math.max(0, (outSize - 1) * stride + kernel - size) / 2);
}
