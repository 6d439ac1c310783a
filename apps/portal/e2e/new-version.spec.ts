import type { BrowserContext, Page } from '@playwright/test';
import { type Deployment, openDeployment, unanswered } from './deployment.ts';
import { waitForHydration } from './hydration.ts';
import { test as base, expect } from './product.ts';
import { waitForWorker } from './worker.ts';

const test = base.extend<{ deployment: Deployment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from this pattern
  deployment: async ({}, use) => {
    const deployment = await openDeployment();
    await use(deployment);
    await deployment.close();
  },
});
test.use({ serviceWorkers: 'allow' });

async function openWithWorker(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await waitForWorker(page);
  return page;
}
/** Opens none of the caches: that would bring back one that has just been removed. */
const buildCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('upaj-build-')));
const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);
const findUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test('a new version waits until the user agrees, and nothing that was typed is lost', async ({
  page,
  context,
  deployment,
  t,
}) => {
  await page.goto(`${deployment.address}/contact-us`);
  await waitForWorker(page);
  const old = await buildCaches(page);
  expect(old).toHaveLength(1);
  const other = await openWithWorker(context, `${deployment.address}/about-us`);
  const message = page.getByLabel(t('contact', 'message'));
  await message.fill('The rain has come early');

  deployment.deploy('second');
  await findUpdate(page);
  const notice = page.getByText(t('notices', 'newVersion'));
  await expect(notice).toBeVisible();
  await expect(other.getByText(t('notices', 'newVersion'))).toBeVisible();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('The rain has come early');
  expect(await buildCaches(page)).toEqual(expect.arrayContaining(old));

  // Reloaded by hand it is still the old version, with all of its files.
  await page.reload();
  await waitForHydration(page);
  expect(await buildOf(page)).toBeUndefined();
  await expect(message).toHaveValue('The rain has come early');

  // Over a slow line the old version may still download something for later, and something for this page.
  await page.evaluate((file) => {
    const { controller } = navigator.serviceWorker;
    const files = [`${file}-later.js`];
    controller?.postMessage({ type: 'page-shown', address: location.href, files });
    import(`${file}-now.js`).catch(() => {});
    new Image().src = `${file}-now.png`;
  }, unanswered);
  await page.getByRole('button', { name: t('notices', 'reload') }).click();
  await page.waitForFunction(() => document.documentElement.dataset.build === 'second');
  await waitForHydration(page);
  await expect(message).toHaveValue('The rain has come early');
  await expect(notice).toHaveCount(0);

  // The other page was not asked to lose anything, and keeps its files until it agrees.
  expect(await buildOf(other)).toBeUndefined();
  expect(await buildCaches(page)).toHaveLength(2);
  await other.getByRole('button', { name: t('notices', 'reload') }).click();
  await other.waitForFunction(() => document.documentElement.dataset.build === 'second');
  await expect.poll(() => buildCaches(page)).toHaveLength(1);
  expect(await buildCaches(page)).not.toEqual(old);
});

test('a new version takes over once all pages are closed, with the pages that were visited', async ({
  context,
  deployment,
  t,
}) => {
  const other = await openWithWorker(context, `${deployment.address}/contact-us`);
  await other.close();
  const page = await openWithWorker(context, `${deployment.address}/about-us`);
  deployment.deploy('second');
  await findUpdate(page);
  const notice = page.getByText(t('notices', 'newVersion'));
  await expect(notice).toBeVisible();
  // The worker in use is told of a page once more, and leaves alone what the new one has fetched.
  await page.reload();
  await expect(notice).toBeVisible();
  await findUpdate(page);
  expect(await buildCaches(page)).toHaveLength(2);
  await page.close();
  // A page that is opened before the browser has noticed gets the old version, and keeps it while it is open.
  await expect(async () => {
    const early = await context.newPage();
    await early.goto(`${deployment.address}/about-us`);
    const found = await buildOf(early);
    await early.close();
    expect(found).toBe('second');
  }).toPass();
  const later = await context.newPage();
  await later.goto(`${deployment.address}/about-us`);
  expect(await buildOf(later)).toBe('second');
  await context.setOffline(true);
  await later.reload();
  await waitForHydration(later);
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
  await later.goto(`${deployment.address}/contact-us`);
  expect(await buildOf(later)).toBe('second');
  await waitForHydration(later);
  await expect(later.getByLabel(t('contact', 'message'))).toBeVisible();
});

test('a server that has turned the worker off removes it, and no page registers it again', async ({
  context,
  deployment,
}) => {
  const page = await openWithWorker(context, `${deployment.address}/about-us`);
  deployment.deploy('without worker');
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await findUpdate(page).catch(() => {});
  await expect.poll(() => buildCaches(page)).toEqual([]);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(registrations).toBe(0);

  const asked = page.waitForRequest(/\/sw\.js$/);
  await page.reload();
  expect((await asked).method()).toBe('HEAD');
  await waitForHydration(page);
  expect(await registrations()).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that could not be fetched is shown by itself once the server is back', async ({
  context,
  deployment,
  t,
}) => {
  const page = await openWithWorker(context, `${deployment.address}/about-us`);
  deployment.deploy('none');
  await page.goto(`${deployment.address}/contact-us`).catch(() => {});
  const noConnection = page.getByRole('heading', { name: t('offline', 'title') });
  await expect(noConnection).toBeVisible();
  // The page asks by itself, and does not give way to the error of a proxy.
  deployment.deploy('none behind a proxy');
  await page.waitForResponse((response) => response.status() === 502);
  deployment.deploy('first');
  await expect(noConnection).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByLabel(t('contact', 'message'))).toBeVisible();
});
