import type { Page } from '@playwright/test';
import { expect, type textsIn } from './product.ts';

/** The portal's texts in the language of a test. */
export type Words = ReturnType<typeof textsIn>;

/** The password of every user of these tests. */
export const password = 'a-field-in-the-morning';
/** An address that was not used before. */
export const newEmail = (who: string) =>
  `${who}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;

/** Opens an account and arrives at the dashboard. */
export async function signUp(page: Page, t: Words, name: string, email: string): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel(t('accounts', 'name')).fill(name);
  await page.getByLabel(t('accounts', 'email')).fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByLabel(t('accounts', 'phone')).fill('9876500001');
  await page.getByLabel(t('accounts', 'gender')).selectOption('female');
  await page.getByLabel(t('accounts', 'street')).fill('Ward 4, Namkum');
  await page.getByLabel(t('accounts', 'city')).fill('Ranchi');
  await page.getByLabel(t('accounts', 'state')).selectOption('Jharkhand');
  await page.getByLabel(t('accounts', 'postalCode')).fill('834010');
  await page.getByRole('button', { name: t('accounts', 'signUp'), exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(t('shell', 'greeting', { name }))).toBeVisible();
}

/** Signs out by the menu behind the picture. */
export async function signOut(page: Page, t: Words): Promise<void> {
  await page.getByRole('button', { name: t('shell', 'profileMenu') }).click();
  await page.getByRole('menuitem', { name: t('shell', 'menu.logout') }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
}

/** Fills the form of /sign-in in and sends it. */
export async function signIn(
  page: Page,
  t: Words,
  email: string,
  secret = password,
): Promise<void> {
  await page.getByLabel(t('accounts', 'email')).fill(email);
  await page.locator('input[name=password]').fill(secret);
  await page.getByRole('button', { name: t('accounts', 'signIn'), exact: true }).click();
}
