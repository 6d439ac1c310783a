import { expect, type Page } from '@playwright/test';

/** Nothing on the page is wider than the screen; what is gets named. */
export async function expectFits(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(({ tagName, className }) => `${tagName} ${className}`);
  });
  expect(wide, `wider than the screen on ${page.url()}`).toEqual([]);
}
