import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { textsWithCode } from './vite.texts.ts';

/** Tests that render, or that need browser storage; the others run as project `plain` of the root's config. */
export const inBrowser = [
  '**/*.test.tsx',
  '**/use-*.test.ts',
  '**/app/store.test.ts',
  '**/shared/retry-import.test.ts',
  '**/transport/event-stream.test.ts',
  '**/crops/create-crop.test.ts',
  '**/sell/downscale-picture.test.ts',
];

export default defineConfig({
  plugins: [react(), textsWithCode(fileURLToPath(new URL('src', import.meta.url)))],
  test: {
    name: 'portal',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: inBrowser,
    // A whole page of cards in jsdom, on a busy machine.
    testTimeout: 60_000,
    setupFiles: ['src/testing/setup.ts'],
  },
});
