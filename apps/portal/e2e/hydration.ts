import type { Page } from '@playwright/test';

/** Waits until React has taken the page over: it marks the elements that it knows. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
}
