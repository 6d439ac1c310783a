import { ADDRESS } from './server.mjs';

/** @typedef {import('./args.mjs').Mode} Mode */
/** @typedef {{ picture: Buffer } | { failure: string } | { isSkipped: true }} Shot */
/**
 * Takes pictures of stories. A story that is not `fresh` can share a loaded page with the story before it, which takes
 * a fraction of the time.
 * @typedef {object} Camera
 * @property {(id: string, mode: Mode, how: { isFresh: boolean, quietMs: number }) => Promise<Shot>} capture
 * @property {() => Promise<void>} close
 */

/** Of the window; a picture is as high as its page. */
const HEIGHT = 720;
const PATIENCE_MS = 40_000;
/** A story that never comes to rest, such as one with a clock, is captured after this time. */
const REST_MS = 3000;
/** Axe is for the tests; here it would only take time. */
const NO_AXE = 'a11y.manual:!true';

/**
 * Opens stories of one Storybook, all at the same time of day, without motion.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} proxy the server of the Storybook
 * @param {number} time at which every page begins
 * @returns {Promise<Camera>}
 */
export async function openCamera(browser, proxy, time) {
  const context = await browser.newContext({
    proxy: { server: proxy },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(beginAt, time);
  let page = await context.newPage();
  /** The mode of the loaded page, if another story can be shown in it. @type {Mode | undefined} */
  let loaded;
  return {
    async capture(id, mode, { isFresh, quietMs }) {
      try {
        if (isFresh || loaded !== mode) await load(page, id, mode);
        else await page.evaluate(show, id);
        const shot = await shoot(page, id, quietMs);
        loaded = 'picture' in shot ? mode : undefined;
        return shot;
      } catch (error) {
        loaded = undefined;
        await page.close().catch(() => undefined);
        page = await context.newPage();
        return { failure: error instanceof Error ? firstLine(error.message) : String(error) };
      }
    },
    close: () => context.close(),
  };
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 * @param {Mode} mode
 */
async function load(page, id, { width, globals }) {
  await page.setViewportSize({ width, height: HEIGHT });
  const pairs = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: [...pairs, NO_AXE].join(';'),
  });
  await page.goto(`${ADDRESS}/iframe.html?${query}`, { waitUntil: 'commit' });
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 * @param {number} quietMs
 * @returns {Promise<Shot>}
 */
async function shoot(page, id, quietMs) {
  const handle = await page.waitForFunction(endingOf, id);
  const ending = await handle.jsonValue();
  if (ending?.isSkipped) return { isSkipped: true };
  if (ending?.failure) return { failure: firstLine(ending.failure) };
  await page.evaluate(rest, { quietMs, restMs: REST_MS });
  return { picture: await page.screenshot({ fullPage: true, animations: 'disabled' }) };
}

/** @param {string} text */
function firstLine(text) {
  return text.split('\n', 1)[0] ?? text;
}

/** Runs in the page: its clock begins at this time with every story, so that both sides show the same. @param {number} time */
function beginAt(time) {
  const Real = Date;
  let offset = time - Real.now();
  const now = () => Real.now() + offset;
  const Shifted = new Proxy(Real, {
    construct: (target, args, caller) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], caller),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  Real.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
  const beginAgain = () => {
    offset = time - Real.now();
  };
  Object.assign(globalThis, { beginAgain });
}

/** Runs in the page: shows another story in it. @param {string} storyId */
function show(storyId) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, beginAgain } = Object(globalThis);
  beginAgain();
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/**
 * Runs in the page: how the story ended, or undefined as long as it is rendered or played.
 * A page in which one has failed is not used again, so an error is always of this story.
 * @param {string} id
 * @returns {{ failure?: string, isSkipped: boolean } | undefined}
 */
function endingOf(id) {
  const channel = Object(globalThis).__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) return undefined;
  const prepared = channel.last('storyPrepared')?.[0];
  const isSkipped = prepared?.id === id && Boolean(prepared.parameters?.chromatic?.disableSnapshot);
  if (channel.last('storyMissing')) return { failure: 'Storybook has no such story.', isSkipped };
  const [error] =
    channel.last('playFunctionThrewException') ??
    channel.last('storyThrewException') ??
    channel.last('storyErrored') ??
    [];
  if (error) return { failure: String(error.message ?? error.title ?? error), isSkipped };
  return isSkipped || channel.last('storyRendered')?.[0] === id ? { isSkipped } : undefined;
}

/**
 * Runs in the page: waits until nothing changes, and pictures and fonts have arrived.
 * @param {{ quietMs: number, restMs: number }} times
 */
async function rest({ quietMs, restMs }) {
  const { document, MutationObserver, requestAnimationFrame, scrollTo } = Object(globalThis);
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const quiet = new Promise((resolve) => {
    let timer = setTimeout(resolve, quietMs);
    const changes = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    changes.observe(document.documentElement, all);
  });
  await Promise.race([quiet, pause(restMs)]);
  const pictures = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode();
  });
  await Promise.race([Promise.allSettled([document.fonts.ready, ...pictures]), pause(restMs)]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
