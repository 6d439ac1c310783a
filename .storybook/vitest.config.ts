import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from '../packages/tools/src/chromium.mjs';

/** The same story on a phone or in Hindi, the states of a page, and every story in the other theme. */
const isWhole = process.env.STORIES === 'all';

export default defineConfig({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.', import.meta.url)),
      // `npm run test:stories` runs all of it in the built Storybook.
      tags: isWhole ? {} : { exclude: ['nightly'] },
    }),
  ],
  test: {
    name: 'stories',
    root: fileURLToPath(new URL('..', import.meta.url)),
    testTimeout: 300_000,
    // Vitest does not tell the pages that it opens: `VITEST` is not set in them.
    env: { STORY_TEST: 'true', ...(isWhole && { BOTH_THEMES: 'true' }) },
    setupFiles: [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))],
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: chromiumFlags },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
