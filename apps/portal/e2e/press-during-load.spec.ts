import type { Locator } from '@playwright/test';
import { waitForHydration } from './hydration.ts';
import { holdScripts, openWithoutScripts, watchRequests } from './page-load.ts';
import { expect, test } from './product.ts';
import { newEmail, signUp } from './users.ts';

test('the menu opens although the picture on its button loads during the press', async ({
  page,
  context,
  t,
}) => {
  await signUp(page, 'Ravi Kumar', newEmail('press'));
  // No pointer has moved over the page yet; the first move requests the picture.
  const untouched = await context.newPage();
  const isAtRest = watchRequests(untouched);
  await untouched.goto('/dashboard');
  await isAtRest();
  const button = untouched.getByRole('button', { name: t('shell', 'profileMenu') });
  const initials = await button.locator('[data-slot=avatar]').elementHandle();
  const isStillShown = () => initials?.evaluate((avatar) => avatar.checkVisibility());
  const letCome = await holdScripts(untouched);

  await button.hover();
  await untouched.mouse.down();
  expect(await isStillShown()).toBe(true);
  letCome();
  await expect.poll(isStillShown).toBe(false);
  await untouched.mouse.up();

  await expect(untouched.getByRole('menuitem', { name: t('shell', 'menu.logout') })).toBeVisible();
});

/** Puts something as high as a notice above what is pressed, as a late answer would. */
const moveDown = (button: Locator) =>
  button.evaluate((element) => {
    const notice = document.createElement('div');
    notice.style.height = '9rem';
    element.before(notice);
  });

test('a press counts where it began, although something arrives above it and moves the page', async ({
  page,
  t,
}) => {
  await signUp(page, 'Ravi Kumar', newEmail('moved'));
  await page.goto('/explore/disease-prediction');
  const button = page.getByRole('button', { name: t('leaf-doctor', 'upload'), exact: true });
  // What keeps presses is loaded after the first of them.
  await expect(async () => {
    await button.hover();
    await page.mouse.down();
    await moveDown(button);
    await page.mouse.up();
    await expect(page.getByText(t('leaf-doctor', 'missing'), { exact: true })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a row of chips that was swiped before its code has arrived stays where it is', async ({
    page,
    context,
    t,
  }) => {
    await signUp(page, 'Ravi Kumar', newEmail('swipe'));
    const { tab, letCome } = await openWithoutScripts(context, '/mandi');
    const row = tab.getByRole('group', { name: t('crops', 'category') });
    const offset = () => row.evaluate(({ scrollLeft }) => scrollLeft);
    await row.evaluate((element) => element.scrollTo({ left: 200, behavior: 'instant' }));
    letCome();
    await waitForHydration(tab);
    expect(await offset()).toBe(200);
    await row.getByRole('button').last().click();
    await expect(tab).toHaveURL(/category=/);
    await expect.poll(offset).toBeGreaterThan(200);
  });

  test('the second tap of two does not press what the first one has opened', async ({
    page,
    t,
  }) => {
    await signUp(page, 'Ravi Kumar', newEmail('taps'));
    await page.goto('/dashboard');
    await waitForHydration(page);
    const sheet = page.getByRole('dialog', { name: t('shell', 'menu.more') });
    await page.getByRole('button', { name: t('shell', 'menu.more') }).dblclick();
    await expect(sheet).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
    await sheet.getByRole('button', { name: t('shell', 'menu.logout') }).click();
    await expect(page).toHaveURL(/\/sign-in$/);
  });

  test('a tap counts where it began, and not on what moves under the finger', async ({
    page,
    context,
    t,
  }) => {
    await signUp(page, 'Ravi Kumar', newEmail('tapped'));
    await page.goto('/explore/disease-prediction');
    const button = page.getByRole('button', { name: t('leaf-doctor', 'upload'), exact: true });
    const finger = await context.newCDPSession(page);
    await expect(async () => {
      await button.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await button.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      const point = { x: x + width / 2, y: y + height / 2 };
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await moveDown(button);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(page.getByText(t('leaf-doctor', 'missing'), { exact: true })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
  });
});
