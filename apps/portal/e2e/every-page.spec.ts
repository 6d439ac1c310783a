import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { news } from '@upaj/content/news/news';
import { demoListings } from '@upaj/demo/market';
import { demoThreads } from '@upaj/demo/threads';
import { waitForHydration } from './hydration.ts';
import { tooMuchShift, watchShift } from './layout-shift.ts';
import { watchRequests } from './page-load.ts';
import { expect, test } from './product.ts';
import { first, otherOriginsOf, pages } from './public-pages.ts';
import { newEmail, signUp } from './users.ts';

const built = (file: string) => readFileSync(new URL(`../dist/${file}`, import.meta.url), 'utf8');
const routes: { path: string }[] = JSON.parse(built('.vite/routes.json'));
const isProtected = ({ path }: { path: string }) =>
  path !== '/' &&
  built(`en${path.replaceAll(':', '_')}.html`).includes('data-access="authenticated"');
const [listing] = demoListings;
const samples: Record<string, string> = {
  '/mandi/:category/:id': `/mandi/${encodeURIComponent(listing?.category ?? '')}/${listing?.id}`,
  '/latest-news/:id': `/latest-news/${news[0]?.id}`,
  '/discussions/:id': `/discussions/${demoThreads[0]?.id}`,
};
const addresses = [
  ...routes.filter(isProtected).map(({ path }) => samples[path] ?? path),
  '/mandi?category=Fruits',
  '/educational?language=hi',
];

/** Runs in the page, before its own scripts: what the first script finds in the HTML. */
function noteFirstHeading(): void {
  new MutationObserver((_, observer) => {
    const heading = document.querySelector('#root h1');
    if (!heading) return;
    observer.disconnect();
    Object.assign(globalThis, { firstHeading: heading });
  }).observe(document, { childList: true, subtree: true });
}

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false });

  test('every protected page shows its heading', async ({ page }) => {
    expect(addresses.length).toBeGreaterThan(18);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('h1'), address).toHaveCount(1);
      await expect(page.locator('h1'), address).toHaveText(/\S/);
    }
  });
});

test('a protected page is hydrated as it is, with the name in its place and no shift', async ({
  page,
  context,
  t,
}) => {
  await signUp(page, 'Ravi <b>Kumar</b>', newEmail('drawn'));
  for (const address of addresses) {
    const tab = await context.newPage();
    const complaints: string[] = [];
    tab.on('pageerror', ({ message }) => complaints.push(message));
    await watchShift(tab);
    await tab.addInitScript(noteFirstHeading);
    const isAtRest = watchRequests(tab);
    await tab.goto(address);
    await waitForHydration(tab);
    await isAtRest();
    expect(complaints, address).toEqual([]);
    // This buyer is led elsewhere by a seller's pages and refused the order of other people, and a discussion without the
    // state of its link leads to the list; all other pages keep the element of the HTML.
    const { isKept, left } = await tab.evaluate(() => ({
      isKept: Object(globalThis).firstHeading?.isConnected ?? false,
      left: document.querySelector('#root')?.textContent?.includes('\u2063') ?? true,
    }));
    expect(left, address).toBe(false);
    if (!/^\/(mandi\/Crops\/.|orders\/.|discussions\/(thread-detail|[\da-f-]{36}$))/.test(address))
      expect(isKept, address).toBe(true);
    expect(await tooMuchShift(tab), address).toEqual([]);
    await tab.close();
  }
  await page.goto('/dashboard');
  await expect(page.locator('h1')).toHaveText(
    t('shell', 'greeting', { name: 'Ravi <b>Kumar</b>' }),
  );
});

for (const { path, heading } of pages) {
  test(`${path} hydrates without a change, and axe finds nothing`, async ({ page, t }) => {
    const otherOrigins = otherOriginsOf(page);
    await page.goto(path);
    const h1 = first(page, heading(t));
    await expect(h1).toBeVisible();
    const drawn = await h1.elementHandle();
    await waitForHydration(page);
    // React hydrated the elements of the page and did not replace them.
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(otherOrigins).toEqual([]);
  });
}
