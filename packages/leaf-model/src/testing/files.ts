import { readFile } from 'node:fs/promises';

const folder = new URL('../../', import.meta.url);

/** The bytes of a file of this package, such as `model/leaf-model.bin`. */
export function readPackageFile(path: string): Promise<Buffer> {
  return readFile(new URL(path, folder));
}

/** The bytes of kernels.wasm. */
export const readKernels = () => readPackageFile('src/kernels/kernels.wasm');
