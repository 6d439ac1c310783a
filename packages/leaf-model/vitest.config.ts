import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'leaf-model', environment: 'node', isolate: false, testTimeout: 300_000 },
});
