import type { Page } from '@playwright/test';
import { expect } from './product.ts';
import type { Words } from './users.ts';

/** Tells the bank account on the way from the Mandi, and arrives at the seller's page. */
export async function becomeSeller(
  page: Page,
  t: Words,
  bank = 'State Bank of India',
): Promise<void> {
  await page.goto('/mandi');
  await page.getByRole('link', { name: t('crops', 'becomeSeller') }).click();
  await page.getByLabel(t('bank', 'bank')).fill(bank);
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

interface Listing {
  name: string;
  description?: string;
  place?: string;
}

/** Puts a crop on the market from the seller's page, and returns to it. */
export async function listCrop(page: Page, t: Words, listing: Listing): Promise<void> {
  const { name, description = 'Clean and dry, in new bags.', place = 'Namkum, Ranchi' } = listing;
  const pictures = await photographs(page);
  await page
    .getByRole('link', { name: t('sellers', 'sell'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/mandi\/sell-item$/);
  await page.locator('input[type=file]').setInputFiles(pictures);
  await page.getByLabel(t('selling', 'field.name')).fill(name);
  await page.getByLabel(t('selling', 'field.description')).fill(description);
  await page.getByLabel(t('selling', 'field.category')).selectOption('Pulses');
  await page.getByLabel(t('selling', 'field.Location')).fill(place);
  await page.getByLabel(t('selling', 'field.price')).fill('1850.50');
  await page.getByLabel(t('selling', 'field.quantity')).fill('500');
  await page.getByLabel(t('selling', 'field.harvestDate')).fill('2026-03-10');
  await page.getByLabel(t('selling', 'field.expiryDate')).fill('2099-12-31');
  await page.getByRole('button', { name: t('selling', 'addToMandi') }).click();
  await expect(page.getByText(t('selling', 'added'))).toBeVisible();
  await expect(page).toHaveURL(/\/mandi\/seller-profile$/);
  await expect(page.getByText(name).first()).toBeVisible();
}
