import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../packages/tools/src/chromium.mjs';

const phone = { width: 360, height: 800 };
const desk = { width: 1280, height: 900 };
const english = { locale: 'en-IN' };
const hindi = { locale: 'hi-IN' };
/** What the width of the screen changes; all else is tested once, on a phone in the language with the longer texts. */
const onBothScreens = [
  ...(process.env.NIGHTLY ? ['prerendered.spec.ts', 'public.spec.ts'] : []),
  'every-page.spec.ts',
  'first-trade.spec.ts',
  'regions.spec.ts',
  'slow-network.spec.ts',
  'video-lesson.spec.ts',
];

/** Each night the main job is done on both screens in both languages. */
const trade = { testMatch: process.env.NIGHTLY ? 'first-trade.spec.ts' : [] };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-product.ts',
  // Each test creates its own users and listings, so that two can run in parallel.
  workers: 2,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    timezoneId: 'Asia/Kolkata',
    // Requests of a worker bypass the routes of a test, and a first visit would no longer be one.
    serviceWorkers: 'block',
  },
  projects: [
    { ...trade, name: 'phone-en', use: { ...english, viewport: phone, hasTouch: true } },
    { name: 'phone-hi', use: { ...hindi, viewport: phone, hasTouch: true } },
    { name: 'desk-en', testMatch: onBothScreens, use: { ...english, viewport: desk } },
    { ...trade, name: 'desk-hi', use: { ...hindi, viewport: desk } },
  ],
});
