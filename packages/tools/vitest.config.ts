import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tools',
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
