import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page: it marks the elements that it manages. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
}
