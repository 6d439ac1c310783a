import type { Page } from '@playwright/test';
import { waitForContent } from './page-load.ts';
import { expect, test } from './product.ts';
import { newEmail, signIn, signOut, signUp } from './users.ts';
import { storedByBrowser, waitForWorker } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

const HOUR_MS = 60 * 60 * 1000;

/** The replies that are kept, by endpoint. */
async function keptReplies(page: Page): Promise<string[]> {
  const { databases } = await storedByBrowser(page);
  const replies = databases['upaj-last-seen'] ?? [];
  return replies.map((reply) => String(Object(reply).endpointName));
}

test('without a connection the Mandi shows what was last seen, with its age', async ({
  page,
  context,
  t,
  language,
}) => {
  await signUp(page, t, 'Etwari Devi', newEmail('offline'));
  await page.goto('/mandi');
  await waitForContent(page);
  await waitForWorker(page);
  await expect.poll(() => keptReplies(page)).toContain('listCrops');
  const listing = page.locator('main article, main li').first();
  await expect(listing).toBeVisible();
  const name = await listing.getByRole('heading').first().innerText();

  await context.setOffline(true);
  await page.clock.setFixedTime(Date.now() + 3 * HOUR_MS);
  await page.reload();
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  const ago = new Intl.RelativeTimeFormat(language).format(-3, 'hour');
  await expect(page.getByText(t('notices', 'notUpdated', { ago }))).toBeVisible();
  await expect(page.getByText(t('crops', 'failedToFetch'))).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByText(t('notices', 'notUpdated', { ago }))).toHaveCount(0);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
});
