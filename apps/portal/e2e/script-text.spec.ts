import { expect, test } from './product.ts';
import { becomeSeller, listCrop } from './sellers.ts';
import { newEmail, signUp } from './users.ts';

/** Input of an attempted script injection. */
const script = (mark: string) => `${mark}<img src=x onerror=document.title="${mark}">`;

test('script that a user types into any field is shown as text and never runs', async ({
  page,
  t,
  anotherBrowser,
}) => {
  const crop = script(`c${Math.random().toString(36).slice(2, 7)}`);
  const texts = { name: script('n'), street: script('s'), city: script('t'), bank: script('b') };
  await signUp(page, texts.name, newEmail('script'));
  await page.goto('/profile');
  await page.getByRole('button', { name: t('profile', 'edit') }).click();
  await page.locator('input[name=street]').fill(texts.street);
  await page.locator('input[name=city]').fill(texts.city);
  await page.getByRole('button', { name: t('profile', 'save'), exact: true }).click();
  await expect(page.getByText(t('profile', 'saved'))).toBeVisible();
  await becomeSeller(page, t, texts.bank);
  await listCrop(page, t, { name: crop, description: script('d'), place: script('p') });

  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: texts.name })).toBeVisible();
  await expect(page.getByLabel(t('profile', 'field.street'))).toHaveValue(texts.street);
  await page.goto('/seller-profile');
  await expect(page.getByLabel(t('bank', 'bank'))).toHaveValue(texts.bank);
  await page.goto('/settings');
  await expect(page.getByText(t('shell', 'greeting', { name: texts.name }))).toBeVisible();

  const buyer = await anotherBrowser();
  await signUp(buyer, script('m'), newEmail('reader'));
  await buyer.goto('/mandi?category=Pulses');
  await buyer
    .locator('article')
    .filter({ hasText: crop.slice(0, 6) })
    .getByRole('link')
    .first()
    .click();
  await expect(buyer.getByRole('heading', { level: 1, name: crop })).toBeVisible();
  await expect(buyer.getByText(script('d'))).toBeVisible();
  await expect(buyer).toHaveTitle(/ · (Upaj|उपज)$/);
});
