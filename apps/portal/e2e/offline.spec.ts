import type { Page } from '@playwright/test';
import { waitForContent, watchRequests } from './page-load.ts';
import { expect, test } from './product.ts';
import { newEmail, signIn, signOut, signUp, signUpByForm } from './users.ts';
import { keptPages, storedByBrowser, waitForWorker } from './worker.ts';

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
  await signUp(page, 'Etwari Devi', newEmail('offline'));
  await page.goto('/mandi');
  await waitForContent(page);
  await waitForWorker(page);
  await expect.poll(() => keptReplies(page)).toContain('listCropSections');
  const listing = page.locator('main article, main li').first();
  await expect(listing).toBeVisible();
  const name = (await listing.getByRole('heading').first().textContent()) ?? '';

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

test('a page that was never opened says so in the language of the user, and opens when the connection returns', async ({
  context,
  t,
  language,
}) => {
  // The worker answers with 503, which the browser logs as an error.
  const page = await context.newPage();
  await page.goto('/about-us');
  await waitForWorker(page);
  const [title] = (await page.title()).split(' · ');

  await context.setOffline(true);
  await page.goto('/contact-us?from=a%20friend').catch(() => {});
  await expect(page.getByRole('heading', { name: t('offline', 'title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(async () => {
    await page.getByRole('button', { name: t('offline', 'retry') }).click();
    await expect(page).toHaveURL(/\/contact-us\?from=a\+friend$/, { timeout: 1000 });
  }).toPass();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('about', 'title') })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: t('offline', 'title') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: t('offline', 'title') })).toHaveCount(0);
  await expect(page.getByLabel(t('contact', 'message'))).toBeVisible();
});

test('another language never shows the cached page of the first one', async ({
  page,
  language,
}) => {
  const other = language === 'hi' ? 'en' : 'hi';
  await page.goto('/about-us');
  await waitForWorker(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.goto(`/about-us?lang=${other}`);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await page.goto('/about-us');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.evaluate((to) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the switch of the portal writes it
    document.cookie = `language=${to}; path=/`;
  }, other);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test('after the sign-out nothing of the user is left in the browser', async ({ page, t }) => {
  await signUp(page, 'Sumitra Tirkey', newEmail('leaving'));
  await page.goto('/dashboard');
  await waitForWorker(page);
  await page.goto('/mandi');
  // A reply is kept when the page is idle, and not at all when it is left before.
  await expect.poll(() => keptReplies(page)).toContain('listCropSections');
  await expect
    .poll(async () => (await storedByBrowser(page)).caches)
    .toContainEqual(expect.stringMatching(/^upaj-pictures/));
  await page.goto('/profile');
  await expect.poll(() => keptReplies(page)).toContain('getUser');
  const kept = await storedByBrowser(page);
  expect(kept.addresses.filter((entry) => entry.startsWith('upaj-pictures'))).not.toEqual([]);
  const told = JSON.stringify(kept.databases);
  expect(told).toContain('Sumitra Tirkey');
  expect(told).not.toContain(kept.local.token);

  await signOut(page, t);
  await expect.poll(async () => (await storedByBrowser(page)).databases).toEqual({});
  const left = await storedByBrowser(page);
  expect(left.local).toEqual({ userName: 'Sumitra Tirkey' });
  expect(left.session).toEqual({});
  expect(left.caches).not.toContain('upaj-pictures');
  expect(
    left.addresses.filter((entry) => /\/(api|pictures|upload|data|docs)\//.test(entry)),
  ).toEqual([]);
});

test('two users of one phone never see data of each other', async ({ page, context, t }) => {
  const [first, second] = [newEmail('first'), newEmail('second')];
  await signUp(page, 'Phoolmani Hansda', first);
  await page.goto('/profile');
  await expect(page.getByText(first)).toBeVisible();
  await waitForWorker(page);
  await expect.poll(() => keptReplies(page)).toContain('getUser');
  await signOut(page, t);
  await signUpByForm(page, t, 'Lalita Murmu', second);
  await page.goto('/profile');
  await expect(page.getByText(second)).toBeVisible();
  await expect.poll(() => keptReplies(page)).toContain('getUser');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(second)).toBeVisible();
  expect(await page.content()).not.toContain(first);
  const { databases } = await storedByBrowser(page);
  expect(JSON.stringify(databases)).not.toContain(first);
  // A request that is still on its way when the session ends would be refused.
  const isFetched = watchRequests(page);
  await context.setOffline(false);
  await expect(page.getByText(t('notices', 'notUpdatedNow'))).toHaveCount(0);
  await isFetched();
  await signOut(page, t);
  await signIn(page, t, first);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(JSON.stringify((await storedByBrowser(page)).databases)).not.toContain(second);
});

test('a list that could not be fetched is fetched when the connection returns', async ({
  page,
  context,
  t,
}) => {
  await signUp(page, 'Birsi Kerketta', newEmail('returning'));
  await page.goto('/dashboard');
  await waitForWorker(page);
  const lists = '**/api/v1/crops?category=*';
  await page.route(lists, (route) => route.abort());
  await page.goto('/mandi?category=Pulses');
  const failed = page.getByText(t('crops', 'failedToFetch'));
  await expect(failed).toBeVisible();
  await expect.poll(() => keptPages(page)).toContain('/mandi category=Pulses');
  await context.setOffline(true);
  await page.unroute(lists);
  await context.setOffline(false);
  await expect(failed).toHaveCount(0);
});
