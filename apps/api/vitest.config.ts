import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    // Files of one worker share modules, which keep nothing of a server: loading them takes longer than most tests.
    isolate: false,
    include: ['{src,test}/**/*.test.ts'],
    setupFiles: ['test/support/close-apps.setup.ts'],
    globalSetup: ['test/support/database.setup.ts'],
    // Against a test that hangs: how long something takes on a busy machine is no result.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
