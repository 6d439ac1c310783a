import type { Page } from '@playwright/test';
import { newEmail, signIn, signOut, signUp, type Words } from './people.ts';
import { anotherBrowser, expect, test } from './product.ts';

async function becomeSeller(page: Page, t: Words): Promise<void> {
  await page.goto('/mandi');
  await page.getByRole('link', { name: t('crops', 'becomeSeller') }).click();
  await page.getByLabel(t('bank', 'bank')).fill('State Bank of India');
  await page.getByLabel(t('bank', 'ifscCode')).fill('SBIN0000167');
  await page.locator('input[name=accountNo]').fill('30012345678');
  await page.locator('input[name=accountNoAgain]').fill('30012345678');
  await page.getByRole('button', { name: t('sellers', 'save'), exact: true }).click();
  await expect(page.getByText(t('sellers', 'saved'))).toBeVisible();
  await expect(page).toHaveURL(/\/mandi\/seller-profile$/);
}

/** Two photographs as a phone would make them: JPEGs of what is on the screen. */
async function photographs(page: Page) {
  const shots = [
    await page.screenshot({ type: 'jpeg' }),
    await page.screenshot({ type: 'jpeg', quality: 40 }),
  ];
  return shots.map((buffer, at) => ({ name: `field-${at}.jpg`, mimeType: 'image/jpeg', buffer }));
}

async function listCrop(page: Page, t: Words, name: string): Promise<void> {
  const pictures = await photographs(page);
  await page
    .getByRole('link', { name: t('sellers', 'sell'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/mandi\/sell-item$/);
  await page.locator('input[type=file]').setInputFiles(pictures);
  await page.getByLabel(t('crops', 'field.name')).fill(name);
  await page.getByLabel(t('crops', 'field.description')).fill('Clean and dry, in new bags.');
  await page.getByLabel(t('crops', 'field.category')).selectOption('Pulses');
  await page.getByLabel(t('crops', 'field.Location')).fill('Namkum, Ranchi');
  await page.getByLabel(t('crops', 'field.price')).fill('1850.50');
  await page.getByLabel(t('crops', 'field.quantity')).fill('500');
  await page.getByLabel(t('crops', 'field.harvestDate')).fill('2026-03-10');
  await page.getByLabel(t('crops', 'field.expiryDate')).fill('2099-12-31');
  await page.getByRole('button', { name: t('crops', 'addToMandi') }).click();
  await expect(page.getByText(t('crops', 'added'))).toBeVisible();
  await expect(page).toHaveURL(/\/mandi\/seller-profile$/);
  await expect(page.getByText(name).first()).toBeVisible();
}

async function expectFits(page: Page): Promise<void> {
  const { wanted, given } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    given: document.documentElement.clientWidth,
  }));
  expect(wanted, 'nothing is wider than the screen').toBeLessThanOrEqual(given);
}

test('a farmer lists a crop and a buyer in another browser finds and opens it', async ({
  browser,
  page,
  t,
  locale,
}) => {
  const name = `Arhar ${Math.random().toString(36).slice(2, 8)}`;
  const farmer = newEmail('farmer');
  await signUp(page, t, 'Sita Munda', farmer);
  await signOut(page, t);
  await signIn(page, t, farmer);
  await expect(page).toHaveURL(/\/dashboard$/);
  await becomeSeller(page, t);
  await listCrop(page, t, name);
  await expectFits(page);

  const buyer = await anotherBrowser(browser, page, locale ?? 'en-IN');
  await signUp(buyer, t, 'Meera Devi', newEmail('buyer'));
  await buyer.goto('/mandi');
  await buyer
    .getByRole('button', { name: /Pulses|दाल/ })
    .first()
    .click();
  await expect(buyer).toHaveURL(/category=Pulses/);
  await expectFits(buyer);
  await buyer
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(buyer).toHaveURL(/\/mandi\/Pulses\/[0-9a-f-]{36}$/);
  await expect(buyer.getByRole('heading', { name })).toBeVisible();
  await expect(buyer.getByText(/₹74\.02/)).toBeVisible();
  const more = buyer.getByRole('button', { name: t('crops', 'increase', { name }) });
  await more.click();
  await more.click();
  await expect(buyer.getByText(/^75 /)).toBeVisible();
  await expect(buyer.getByText('₹5,551.50')).toBeVisible();
  await expectFits(buyer);
  const shown = await buyer.evaluate(() =>
    [...document.images]
      .filter((image) => image.src.includes('/pictures/'))
      .map((image) => image.naturalWidth),
  );
  expect(shown.length).toBeGreaterThan(1);
  expect(Math.min(...shown)).toBeGreaterThan(0);
  await buyer.context().close();
});

test('a person who was sent to sign in lands where they were going', async ({ page, t }) => {
  const email = newEmail('visitor');
  await signUp(page, t, 'Ravi Kumar', email);
  await signOut(page, t);
  await page.goto('/mandi?category=Fruits');
  await expect(page).toHaveURL(/\/sign-in$/);
  await signIn(page, t, email);
  await expect(page).toHaveURL(/\/mandi\?category=Fruits$/);
});

test('a production build has no developer bypass', async ({ page, t }) => {
  await page.goto('/sign-in');
  await expect(
    page.getByRole('button', { name: t('accounts', 'signIn'), exact: true }),
  ).toBeVisible();
  await expect(page.getByText(t('accounts', 'developerLogin'))).toHaveCount(0);
});
