import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { waitForHydration } from './hydration.ts';

/** Waits until nothing that can be seen is still on its way. */
export async function waitForContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(
    () =>
      !document.documentElement.hasAttribute('data-arriving') &&
      ![...document.querySelectorAll('[data-slot$="skeleton"]')].some(
        (waiting) => waiting.checkVisibility() && waiting.getBoundingClientRect().top < innerHeight,
      ),
  );
}

/**
 * Counts the requests of a page from now on. The result waits until the page is hydrated, idle, and has sent every
 * request that it sends by itself.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  page.on('request', (request) => {
    // Streams stay open as long as the page does.
    if (!request.url().endsWith('/stream')) inFlight.add(request);
  });
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  return async () => {
    await page.waitForLoadState('load');
    await waitForHydration(page);
    await expect
      .poll(async () => {
        // The requests that the page sends when idle are sent by now.
        const isArriving = await page.evaluate(async () => {
          await new Promise((resolve) => requestIdleCallback(resolve));
          return document.documentElement.hasAttribute('data-arriving');
        });
        return { isArriving, inFlight: inFlight.size };
      })
      .toEqual({ isArriving: false, inFlight: 0 });
  };
}

/** Holds back the scripts that a page requests from now on; the function that it returns lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {};
  const released = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  return letCome;
}

/** Opens a page in another tab, signed in as the first one; its scripts wait for `letCome`. */
export async function openWithoutScripts(
  context: BrowserContext,
  address: string,
): Promise<{ tab: Page; letCome: () => void }> {
  const tab = await context.newPage();
  const letCome = await holdScripts(tab);
  await tab.goto(address, { waitUntil: 'commit' });
  return { tab, letCome };
}
