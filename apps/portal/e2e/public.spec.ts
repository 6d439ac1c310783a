import type { BrowserContext, Page } from '@playwright/test';
import { firstSchemes } from '@upaj/content/schemes/landing';
import { load } from '@upaj/content/schemes/regions';
import { waitForHydration } from './hydration.ts';
import { tooMuchShift, watchShift } from './layout-shift.ts';
import { holdScripts, watchRequests } from './page-load.ts';
import { addressOfProduct, expect, test, textsIn } from './product.ts';
import { first, otherOriginsOf, pages } from './public-pages.ts';
import { newEmail, signUp } from './users.ts';

const goa = await load('goa');

/** The section ends up 100 px below the top; a page scrolls by whole pixels, and a section may lie between two. */
async function expectAtItsPlace(page: Page, section: string): Promise<void> {
  const distance = () =>
    page.locator(section).evaluate((it) => Math.abs(it.getBoundingClientRect().top - 100));
  await expect.poll(distance).toBeLessThan(1);
}

async function chooseByCookie(context: BrowserContext, language: string): Promise<void> {
  await context.addCookies([{ name: 'language', value: language, url: addressOfProduct() }]);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading } of pages) {
    test(`a visitor reads ${path} in the language of the browser`, async ({
      page,
      t,
      language,
    }) => {
      const otherOrigins = otherOriginsOf(page);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(first(page, heading(t))).toBeVisible();
      // A button that nothing can press says why.
      const hasDeadButton = (await page.locator('main button[type=submit][disabled]').count()) > 0;
      const reason = page.locator('noscript p').filter({ hasText: 'JavaScript' });
      await expect(reason).toHaveCount(hasDeadButton ? 1 : await reason.count());
      if (hasDeadButton) await expect(reason).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`${t('shell', 'brand')}$`));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/);
      // Of two addresses of one page one is the right one, and the Hindi page is no copy of the English.
      const own = path.replace('/explore', path === '/explore' ? '/services' : '/explore');
      const canonical = language === 'hi' ? `${own}?lang=hi` : own;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.png$/);
      expect(otherOrigins).toEqual([]);
    });
  }

  test('a visitor who has chosen the other language gets it', async ({
    page,
    context,
    language,
  }) => {
    const other = language === 'en' ? 'hi' : 'en';
    await chooseByCookie(context, other);
    await page.goto('/services');
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(first(page, textsIn(other)('landing', 'servicesTitle'))).toBeVisible();
  });

  test('a link leads to the other language', async ({ page, language }) => {
    const other = language === 'en' ? 'hi' : 'en';
    await page.goto('/services');
    await page.locator(`header a[lang=${other}]`).click();
    await expect(page).toHaveURL(`/services?lang=${other}`);
    await expect(first(page, textsIn(other)('landing', 'servicesTitle'))).toBeVisible();
  });

  test('every link within the site leads somewhere', async ({ page, request }) => {
    const found = new Set<string>();
    for (const { path } of pages) {
      await page.goto(path);
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) found.add(href);
    }
    expect(found.size).toBeGreaterThan(10);
    for (const href of found) {
      const reply = await request.get(href, { headers: { accept: 'text/html' } });
      expect(reply.status(), href).toBe(200);
    }
  });

  test('a link leads from page to page', async ({ page, t }) => {
    await page.goto('/');
    await page.getByRole('link', { name: t('landing', 'discover'), exact: true }).click();
    await expect(first(page, t('landing', 'servicesTitle'))).toBeVisible();
  });

  test('the first three schemes are there with their links', async ({ page, language }) => {
    await page.goto('/');
    for (const { title, titleHi, link } of firstSchemes) {
      const name = language === 'hi' ? titleHi : title;
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await expect(page.locator(`a[href="${link}"]`)).toHaveAttribute('target', '_blank');
    }
  });

  test('what only scripts can show leads to the pages that need none', async ({ page }) => {
    await page.goto('/explore/govt-schemes?finder=1');
    await page.getByRole('link', { name: 'उपज' }).click();
    await expect(first(page, textsIn('hi')('landing', 'title'))).toBeVisible();
  });

  test('an unknown address shows the not-found page', async ({ context, t }) => {
    // Browsers log a page that is not found as an error, and the usual page fixture fails on logged errors.
    const page = await context.newPage();
    const reply = await page.goto('/nowhere');
    expect(reply?.status()).toBe(404);
    await expect(first(page, t('shell', 'notFound.title'))).toBeVisible();
  });
});

test.describe('with scripts', () => {
  test('a region in the address is shown at once, and no other is downloaded', async ({
    page,
    request,
    t,
  }) => {
    const asked = new Set<string>();
    const isAtRest = watchRequests(page);
    page.on('request', (asking) => {
      if (/\.js$|govt-schemes/.test(asking.url())) asked.add(asking.url());
    });
    await page.goto('/explore/govt-schemes?region=goa');
    await expect(first(page, t('schemes', 'title'))).toBeVisible();
    const rows = page.getByRole('row');
    await expect(rows.nth(1)).toContainText(goa[0]?.title ?? 'no scheme');
    await expect(rows).toHaveCount(goa.length + 1);
    await isAtRest();
    expect(asked.size).toBeGreaterThan(3);
    // Fetched again by the test itself: a response that is still loading when the test ends cannot be read.
    for (const url of asked) {
      const text = await (await request.get(url)).text();
      expect(text.includes('AGMARKNET'), url).toBe(false);
    }
  });

  test('the finder in the address is there without the list before it', async ({ page, t }) => {
    const reply = await page.goto('/explore/govt-schemes?finder=1');
    expect(await reply?.text()).not.toContain('<table');
    await expect(page.getByRole('heading', { name: t('schemes', 'finder.state') })).toBeVisible();
  });

  test('content far below the first screen is laid out once the page is loaded, without a shift', async ({
    page,
    hasTouch,
  }) => {
    await watchShift(page);
    const letCome = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const link = page.locator('footer a').first();
    await link.waitFor({ state: 'attached' });
    const isLaidOut = () =>
      link.evaluate((a) => a.checkVisibility({ contentVisibilityAuto: true }));
    if (hasTouch) expect(await isLaidOut()).toBe(false);
    letCome();
    await expect.poll(isLaidOut).toBe(true);
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    expect(await tooMuchShift(page)).toEqual([]);
  });

  test('three categories are in sight on a desk, fewer on a phone, which is swiped', {
    tag: ['@LANDING-11', '@LIMIT-15'],
  }, async ({ page, t, hasTouch }) => {
    await page.goto('/');
    await waitForHydration(page);
    const slides = page.getByRole('region', { name: t('landing', 'mandi.categories') });
    await slides.scrollIntoViewIfNeeded();
    const inSight = () =>
      slides.locator('li').evaluateAll((items) => {
        const row = items[0]?.parentElement?.getBoundingClientRect();
        return items.filter((item) => {
          const { left, right } = item.getBoundingClientRect();
          return row && left > row.left - 2 && right < row.right + 2;
        }).length;
      });
    await expect(slides.locator('li')).toHaveCount(8);
    await expect.poll(inSight).toBe(hasTouch ? 2 : 3);
    if (!hasTouch) return;
    const row = slides.locator('ul');
    const { x = 0, y = 0 } = (await row.boundingBox()) ?? {};
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', at: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + at, y: y + 40 }] });
    await touch('touchStart', 280);
    for (const at of [240, 200, 160, 120, 80]) await touch('touchMove', at);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
  });

  test('the switch changes the texts in place and is remembered', async ({ page, language }) => {
    const other = language === 'en' ? 'hi' : 'en';
    await page.goto('/services');
    await waitForHydration(page);
    await page.locator('header button[lang]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

  test('a signed-in user goes from / to the dashboard', async ({ page }) => {
    await signUp(page, 'Asha', newEmail('asha'));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('a signed-in user gets the signed-in frame, whose bar stays and leads to each section', {
    tag: ['@HEADER-1', '@HEADER-4', '@HEADER-5', '@HEADER-6', '@HEADER-7', '@LIMIT-24'],
  }, async ({ page, t }) => {
    await signUp(page, 'Asha', newEmail('asha'));
    await page.goto('/services#labs');
    await expect(page.getByRole('button', { name: t('shell', 'profileMenu') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('shell', 'menu.login') })).toHaveCount(0);
    await expect(page.locator('#frame')).toHaveCount(0);
    await expectAtItsPlace(page, '#labs');
    // The page ends soon below its last section, on this screen before 100 px are left above it.
    await page.setViewportSize({ width: 1280, height: 1400 });
    for (const id of ['products', 'services', 'labs', 'schemes']) {
      await page.locator(`header a[href="/services#${id}"]`).click();
      await expectAtItsPlace(page, `#${id}`);
    }
    await expect(page.getByRole('banner')).toBeInViewport();
  });

  test('a visitor is led to the last section, and the page ends as before on the next one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.goto('/services#schemes');
    await waitForHydration(page);
    await expectAtItsPlace(page, '#schemes');
    await page.locator('header nav a').last().click();
    await expect(page).toHaveURL(/contact-us$/);
    await expect(page.locator('html')).not.toHaveAttribute('style', /end-spacer/);
  });

  test('the categories move on by the button and by the keyboard', async ({ page, t }) => {
    await page.goto('/');
    await waitForHydration(page);
    const back = page.getByRole('button', { name: t('landing', 'mandi.previous') });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: t('landing', 'mandi.next') }).click();
    await expect(back).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('ArrowLeft');
    await expect(back).toHaveAttribute('aria-disabled', 'true');
  });
});
