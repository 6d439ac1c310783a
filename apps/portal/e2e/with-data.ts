import type { Page, Route } from '@playwright/test';
import { demoListings } from '@upaj/demo/market';
import { demoThreads } from '@upaj/demo/threads';
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

/** A listing and a discussion that there are. */
export async function knownPages(page: Page) {
  // Of the demo market: what other tests write may go again.
  const read = async (path: string) => Object((await (await page.request.get(path)).json()).data);
  const crop = await read(`/api/v1/crops/${demoListings[0]?.id}`);
  const thread = await read(`/api/v1/tweets/${demoThreads[0]?.id}`);
  return {
    crop: { ...crop, path: `/mandi/${encodeURIComponent(crop.category)}/${crop._id}` },
    thread: { ...thread, path: `/discussions/${thread._id}` },
  };
}
