/** The part of WebAssembly that is used; neither ES2023 nor Node declares it, only a browser's types. */
interface WebAssemblyApi {
  validate(bytes: Uint8Array): boolean;
  instantiate(bytes: Uint8Array | ArrayBuffer): Promise<{ instance: { exports: unknown } }>;
}

/** Where a layer with windows finds its numbers, and the shape of its pictures in pixels. */
type Windows = [
  input: number,
  output: number,
  weights: number,
  bias: number,
  size: number,
  outSize: number,
  stride: number,
  kernel: number,
  before: number,
];

/** What kernels.wasm exports; places are addresses in its memory, an activation of 1 is relu6. */
export interface Kernels {
  memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  convolution(...args: [...Windows, inputs: number, outputs: number, activation: number]): void;
  depthwise(...args: [...Windows, channels: number, activation: number]): void;
  pointwise(
    input: number,
    output: number,
    weights: number,
    bias: number,
    added: number,
    pixels: number,
    inputs: number,
    outputs: number,
    activation: number,
  ): void;
  mean(input: number, output: number, pixels: number, channels: number): void;
}

/** This browser or Node cannot compute with WebAssembly SIMD. */
export class SimdMissingError extends Error {
  constructor() {
    super('WebAssembly with SIMD is missing');
    this.name = 'SimdMissingError';
  }
}

/** The smallest module with SIMD: a function that makes a vector and counts its bits. */
const simdProbe = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
);

/** Compiles kernels.wasm. Rejects with a SimdMissingError where it cannot run. */
export async function loadKernels(bytes: Uint8Array | ArrayBuffer): Promise<Kernels> {
  const { WebAssembly } = globalThis as { WebAssembly?: WebAssemblyApi };
  if (!WebAssembly?.validate(simdProbe)) throw new SimdMissingError();
  const { instance } = await WebAssembly.instantiate(bytes);
  // The file is compiled from ./kernels/assembly, which a test compares with it.
  return instance.exports as Kernels;
}
