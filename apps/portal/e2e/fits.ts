import { expect, type Page } from '@playwright/test';

/** Nothing on the page is wider than the screen; elements that are get named. */
export async function expectFits(page: Page): Promise<void> {
  const { wanted, given, wide } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(({ tagName, className }) => `${tagName} ${className}`);
    return { wanted: scrollWidth, given: clientWidth, wide };
  });
  const what = [`wider than the screen on ${page.url()}`, ...wide].join('\n');
  expect(wanted, what).toBeLessThanOrEqual(given);
}
