import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/database.setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
