import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../chromium.mjs';
import { root } from '../run.mjs';
import { ADDRESS, serveStorybook } from '../visual/server.mjs';

/** One page of documentation of each kind, with what only a page of that kind has. */
const KINDS = [
  { id: 'start-here--docs', part: 'h1' },
  { id: 'foundations-colour--docs', part: '[data-theme]' },
  { id: 'components-actions-button--docs', part: '.docblock-argstable select' },
  { id: 'screens-app-not-found--docs', part: 'iframe' },
  { id: 'screens-app-age-notice--docs', part: 'iframe', isReady: isFitted },
  { id: 'patterns-form--docs', part: 'iframe' },
  { id: 'journeys-first-sale--docs', part: 'iframe' },
];
const PATIENCE_MS = 40_000;

/**
 * Opens a built Storybook's pages of documentation, which no test of stories loads.
 * @param {string} folder
 * @returns {Promise<string[]>} what is wrong with each
 */
async function faultsOf(folder) {
  if (!existsSync(join(folder, 'iframe.html'))) {
    return [`There is no Storybook in ${folder}: build it with "npm test storybook" first`];
  }
  const server = await serveStorybook(folder);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    proxy: { server: server.proxy },
  });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE_MS);
  /** @type {string[]} */
  const faults = [];
  for (const { id, part, isReady } of KINDS) {
    const add = (/** @type {Error} */ { message }) => faults.push(`${id}: ${message}`);
    page.on('pageerror', add);
    try {
      await page.goto(`${ADDRESS}/iframe.html?viewMode=docs&id=${id}`);
      await page.locator('.sbdocs-content').locator(part).first().waitFor();
      if (isReady) await page.waitForFunction(isReady);
    } catch (error) {
      add(/** @type {Error} */ (error));
    }
    page.off('pageerror', add);
  }
  await browser.close();
  server.close();
  return faults;
}

/** Runs in the page: whether the first frame has become as high as the story in it. */
function isFitted() {
  const frame = Object(globalThis).document.querySelector('.sbdocs-content iframe');
  const story = frame.contentDocument?.getElementById('storybook-root');
  return story?.offsetHeight > 0 && frame.clientHeight === story.offsetHeight + 2 * story.offsetTop;
}

const faults = await faultsOf(join(root, 'dist/storybook'));
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
