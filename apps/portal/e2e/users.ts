import type { Page } from '@playwright/test';
import { expect, type textsIn } from './product.ts';

/** The portal's texts in the language of a test. */
export type Words = ReturnType<typeof textsIn>;

/** The password of every user of these tests. */
export const password = 'a-field-in-the-morning';
/** An address that was not used before. */
export const newEmail = (who: string) =>
  `${who}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.com`;

const samplePerson = {
  phone: '9876500001',
  gender: 'female',
  street: 'Ward 4, Namkum',
  city: 'Ranchi',
  state: 'Jharkhand',
  postalCode: '834010',
};

/** Opens an account by the form and arrives at the dashboard. */
export async function signUpByForm(
  page: Page,
  t: Words,
  name: string,
  email: string,
): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel(t('accounts', 'name')).fill(name);
  await page.getByLabel(t('accounts', 'email')).fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByLabel(t('accounts', 'phone')).fill(samplePerson.phone);
  await page.getByLabel(t('accounts', 'gender')).selectOption(samplePerson.gender);
  await page.getByLabel(t('accounts', 'street')).fill(samplePerson.street);
  await page.getByLabel(t('accounts', 'city')).fill(samplePerson.city);
  await page.getByLabel(t('accounts', 'state')).selectOption(samplePerson.state);
  await page.getByLabel(t('accounts', 'postalCode')).fill(samplePerson.postalCode);
  await page.getByRole('button', { name: t('accounts', 'signUp'), exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(t('shell', 'greeting', { name }))).toBeVisible();
}

/** Opens an account by its request, without the form; the next page of this browser is signed in. */
export async function signUp(page: Page, name: string, email: string): Promise<void> {
  // Any file of the product will do, to reach the storage of its origin.
  await page.goto('/manifest.webmanifest');
  await page.evaluate(
    async (person) => {
      const reply = await fetch('/api/v1/user/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(person),
      });
      if (!reply.ok) throw new Error(await reply.text());
      const { userId, token } = await reply.json();
      const session = { userId, userName: person.name, token };
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    { ...samplePerson, name, email, password },
  );
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
