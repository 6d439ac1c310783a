import { fileURLToPath } from 'node:url';
import type { Request } from '@playwright/test';
import { demoListings } from '@upaj/demo/market';
import { waitForHydration } from './hydration.ts';
import { painted, tooMuchShift, watchShift } from './layout-shift.ts';
import { holdScripts, openWithoutScripts } from './page-load.ts';
import { expect, test } from './product.ts';
import { newEmail, signIn, signOut, signUp } from './users.ts';
import { fetchWithData } from './with-data.ts';

const [listing] = demoListings;
const listingPath = `/mandi/${encodeURIComponent(listing?.category ?? '')}/${listing?.id}`;

test('the name is in its place when the browser has read no more than the heading', async ({
  page,
  context,
  t,
}) => {
  await signUp(page, 'Ravi Kumar', newEmail('half-read'));
  const tab = await context.newPage();
  // The parser stops at a script that does not come.
  await tab.route('**/never.js', () => {});
  await tab.route('/dashboard', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replace('</h1>', '</h1><script src="/never.js"></script>');
    await route.fulfill({ response: reply, body });
  });
  await tab.goto('/dashboard', { waitUntil: 'commit' });
  await expect(tab.locator('h1')).toHaveText(t('shell', 'greeting', { name: 'Ravi Kumar' }));
  await expect(tab.locator('h1 ~ :not(script)')).toHaveCount(0);
});

test('what is painted of a half-read page stays in its place', async ({ page, context }) => {
  await signUp(page, 'Ravi Kumar', newEmail('half-painted'));
  const tab = await context.newPage();
  await watchShift(tab);
  await holdScripts(tab);
  let readOn = () => {};
  await tab.route('**/late.js', async (route) => {
    await new Promise<void>((resolve) => {
      readOn = resolve;
    });
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await tab.route('/dashboard', async (route) => {
    const { reply, html } = await fetchWithData(route);
    const [before, ...after] = html.split(/(?=<li><a [^>]*shadow-card)/);
    after.splice(2, 0, '<script src="/late.js"></script>');
    await route.fulfill({ response: reply, body: [before, ...after].join('') });
  });
  await tab.goto('/dashboard', { waitUntil: 'commit' });
  const cards = tab.locator('#newest .aspect-picture');
  await expect(cards).toHaveCount(2);
  await painted(tab);
  readOn();
  await expect(cards).toHaveCount(4);
  await painted(tab);
  expect(await tooMuchShift(tab)).toEqual([]);
});

test('the first requests of a page leave with its HTML, and once', async ({ page, context }) => {
  await signUp(page, 'Ravi Kumar', newEmail('early'));
  const firstRequests = [
    ['/mandi?category=Fruits', '/api/v1/crops?category=Fruits&sort=newest'],
    [listingPath, `/api/v1/crops/${listing?.id}`],
    ['/discussions', '/api/v1/tweets?sort=activity&brief=true&limit=12'],
    ['/orders', '/api/v1/orders?as=buyer'],
    ['/settings', '/api/v1/user/sessions'],
  ] as const;
  for (const [address, wanted] of firstRequests) {
    const tab = await context.newPage();
    // The scripts wait for the first request, which can only come from the HTML.
    const letCome = await holdScripts(tab);
    // Public pages come with their data; one that was kept long ago asks for them again.
    await tab.route(address, async (route) => {
      const reply = await route.fetch();
      const body = (await reply.text()).replace('data-filled=""', 'data-filled="1"');
      await route.fulfill({ response: reply, body });
    });
    const asked: string[] = [];
    tab.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (!pathname.startsWith('/api/')) return;
      asked.push(pathname + search);
      letCome();
    });
    await tab.goto(address);
    await waitForHydration(tab);
    expect(
      asked.filter((one) => one === wanted),
      address,
    ).toHaveLength(1);
    expect(asked[0], address).toBe(wanted);
    await tab.close();
  }
});

test('the first requests of a page end with the session', async ({ page, t }) => {
  await signUp(page, 'Ravi Kumar', newEmail('leaving'));
  const path = '/api/v1/user/sessions';
  // The reply never comes.
  await page.route(`**${path}`, () => {});
  const isAbout = (request: Request) => new URL(request.url()).pathname === path;
  await page.goto('/settings');
  const ended = page.waitForEvent('requestfailed', isAbout);
  await signOut(page, t);
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
});

test('a button that is pressed before its code has arrived is answered afterwards', async ({
  page,
  context,
  t,
}) => {
  await signUp(page, 'Ravi Kumar', newEmail('early-press'));
  const { tab, letCome } = await openWithoutScripts(context, '/dashboard');
  await tab.getByRole('button', { name: t('shell', 'profileMenu') }).click();
  letCome();
  await expect(tab.getByRole('menuitem', { name: t('shell', 'menu.logout') })).toBeVisible();
});

test('a picture that is chosen before its code has arrived is taken afterwards', async ({
  page,
  context,
  t,
}) => {
  await signUp(page, 'Ravi Kumar', newEmail('early-picture'));
  const { tab, letCome } = await openWithoutScripts(context, '/explore/disease-prediction');
  const leaf = new URL('../../../packages/leaf-model/model/reference/01.png', import.meta.url);
  await tab.locator('input[type=file][multiple]').setInputFiles(fileURLToPath(leaf));
  letCome();
  await expect(
    tab.getByRole('button', { name: t('leaf-doctor', 'pictures.remove', { name: '01.png' }) }),
  ).toBeVisible();
});

test('a list is filtered by what is chosen before its code has arrived', async ({
  page,
  context,
  language,
}) => {
  await signUp(page, 'Ravi Kumar', newEmail('early-choice'));
  const { tab, letCome } = await openWithoutScripts(context, '/educational');
  const other = language === 'hi' ? 'en' : 'hi';
  await tab.locator('#root select').selectOption(other);
  letCome();
  await expect(tab).toHaveURL(new RegExp(`language=${other}`));
});

test('a calculator counts what was filled in before its code has arrived', async ({
  page,
  context,
  t,
}) => {
  await signUp(page, 'Ravi Kumar', newEmail('early-numbers'));
  const { tab, letCome } = await openWithoutScripts(context, '/finance');
  const calculator = tab.getByRole('region', { name: t('finance', 'kcc.title') });
  await calculator.getByLabel(t('finance', 'loan')).fill('50000');
  await calculator.getByLabel(t('finance', 'kcc.onTime')).uncheck();
  letCome();
  // 7 % of 50,000 for a year, with nothing given back.
  await expect(calculator.getByText('₹53,500')).toBeVisible();
});

test('a question that is typed before its code has arrived is kept over a reload', async ({
  page,
  context,
  t,
}) => {
  await signUp(page, 'Ravi Kumar', newEmail('early-question'));
  const { tab, letCome } = await openWithoutScripts(context, '/chat-bot');
  const question = tab.getByLabel(t('chat', 'question'));
  await question.fill('When do I sow wheat?');
  letCome();
  await expect
    .poll(() => tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
    .toContain('When do I sow wheat?');
  await tab.reload();
  await expect(question).toHaveValue('When do I sow wheat?');
});

/** Runs in the page: types another number once React has marked the field, before the first one is told. */
function typeOn(field: SVGElement | HTMLElement): void {
  // As a person's key does, past what React notes of values that scripts set.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  const waiting = setInterval(() => {
    if (!Object.keys(field).some((key) => key.startsWith('__react'))) return;
    clearInterval(waiting);
    set?.call(field, '60000');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, 1);
}

test('what is typed while the code arrives is not replaced by what was typed before', async ({
  page,
  context,
  t,
}) => {
  await signUp(page, 'Ravi Kumar', newEmail('typing-on'));
  const { tab, letCome } = await openWithoutScripts(context, '/finance');
  const field = tab
    .getByRole('region', { name: t('finance', 'kcc.title') })
    .getByLabel(t('finance', 'loan'));
  await field.fill('50000');
  await field.evaluate(typeOn);
  letCome();
  // 4 % of 60,000 for a year.
  await expect(tab.getByText('₹62,400')).toBeVisible();
  await expect(field).toHaveValue('60000');
});

test('a visitor is led to the sign-in before any code has arrived, and back', {
  tag: ['@ROUTE-38'],
}, async ({ page, anotherBrowser, t }) => {
  const email = newEmail('led');
  await signUp(await anotherBrowser(), 'Ravi Kumar', email);
  const letCome = await holdScripts(page);
  await page.goto('/mandi?category=Fruits', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/sign-in$/);
  letCome();
  await waitForHydration(page);
  await signIn(page, t, email);
  await expect(page).toHaveURL(/\/mandi\?category=Fruits$/);
});
