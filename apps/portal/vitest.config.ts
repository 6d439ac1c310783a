import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'portal',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    // A whole page of cards in jsdom, on a busy machine.
    testTimeout: 20_000,
    setupFiles: ['src/testing/setup.ts'],
  },
});
