import { expect, it } from 'vitest';
import { isKeptFile } from './kept-files.ts';

it('the worker keeps the files of the build, and not the model of the leaf doctor', () => {
  expect(isKeptFile('/assets/1a2b3c4d.js')).toBe(true);
  expect(isKeptFile('/assets/kernels-1a2b3c4d.wasm')).toBe(true);
  expect(isKeptFile('/assets/leaf-model-1a2b3c4d.bin')).toBe(false);
  expect(isKeptFile('/pictures/1.avif')).toBe(false);
});
