import type { Page } from '@playwright/test';

/** Notes from now on, on each page that is opened, what moves by itself; at most 0.02 in all is allowed. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: { value: number; what: string[] }[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = Object(entry);
        const what = Array.from(sources, (source) => String(Object(source).node?.className));
        if (!hadRecentInput) moved.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved by itself, if it is more than is allowed. */
export async function tooMuchShift(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const moved: { value: number }[] = Object(globalThis).moved;
    return moved.reduce((sum, { value }) => sum + value, 0) > 0.02 ? moved : [];
  });
}

/** Waits until what the page holds now has been painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
