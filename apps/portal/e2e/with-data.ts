import type { Page, Route } from '@playwright/test';
import { expect } from './product.ts';

const hasData = 'data-filled=""';

/** Opens a page that comes with its data: a busy server, or a change elsewhere, may send it without. */
export async function openWithData(page: Page, path: string): Promise<void> {
  await expect(async () => {
    // What an attempt before this one has begun ends here.
    await page.goto('about:blank');
    const reply = await page.goto(path, { waitUntil: 'commit' });
    expect(await reply?.text()).toContain(hasData);
  }).toPass();
}

/** Fetches a page for a route until it comes with its data. */
export async function fetchWithData(route: Route) {
  for (;;) {
    const reply = await route.fetch();
    const html = await reply.text();
    if (html.includes(hasData)) return { reply, html };
  }
}
