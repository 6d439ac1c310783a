import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'adviser', environment: 'node', isolate: false, testTimeout: 300_000 },
});
