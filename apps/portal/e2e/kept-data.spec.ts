import type { Page } from '@playwright/test';
import { waitForContent } from './page-load.ts';
import { expect, test } from './product.ts';
import { newEmail, signUp } from './users.ts';
import { knownPages, openWithData } from './with-data.ts';
import { waitForWorker } from './worker.ts';

/** Since when the pages with this text are kept, in ms since 1970. */
const keptTimes = (page: Page, text: string): Promise<number[]> =>
  page.evaluate(async (wanted) => {
    const times: number[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const html = request.url.includes('/-/pages')
          ? ((await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '')
          : '';
        if (html.includes(wanted)) times.push(Number(/data-filled="(\d+)"/.exec(html)?.[1]));
      }
    }
    return times;
  }, text);

/** Makes the page that was kept at this time one of yesterday. */
const ageKept = (page: Page, at: number) =>
  page.evaluate(async (time) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const reply = await cache.match(request, { ignoreVary: true });
        const html = request.url.includes('/-/pages') ? ((await reply?.clone().text()) ?? '') : '';
        if (!html.includes(`data-filled="${time}"`)) continue;
        const old = html.replace(`"${time}"`, `"${time - 24 * 60 * 60 * 1000}"`);
        await cache.put(request, new Response(old, { headers: reply?.headers ?? {} }));
      }
    }
  }, at);

test.use({ serviceWorkers: 'allow' });

test('a listing is kept with its data, shown with its age, and replaced once it has been read', async ({
  page,
  context,
  t,
  language,
}) => {
  await signUp(page, 'Etwari Devi', newEmail('kept'));
  const { crop } = await knownPages(page);
  await page.goto('/about-us');
  await waitForWorker(page);
  await openWithData(page, crop.path);
  await waitForContent(page);
  await expect.poll(() => keptTimes(page, crop._id)).toHaveLength(1);
  const [first = 0] = await keptTimes(page, crop._id);
  expect(first).toBeGreaterThan(0);
  await ageKept(page, first);
  await page.goto(crop.path);
  // Once it has been read, it is fetched and kept again.
  await expect.poll(async () => (await keptTimes(page, crop._id))[0]).toBeGreaterThan(first);

  await context.setOffline(true);
  await page.clock.setFixedTime(Date.now() + 3 * 60 * 60 * 1000);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: crop.name })).toBeVisible();
  const ago = new Intl.RelativeTimeFormat(language).format(-3, 'hour');
  await expect(page.getByText(t('notices', 'notUpdated', { ago }))).toBeVisible();
});
