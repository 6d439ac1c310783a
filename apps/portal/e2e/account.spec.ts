import type { Page } from '@playwright/test';
import { expectMailTo, otpSentTo } from './mailbox.ts';
import { expect, test } from './product.ts';
import { newEmail, password, signIn, signOut, signUp, signUpByForm, type Words } from './users.ts';

const newPassword = 'mustard-and-marigold-9';
const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Differs in its first digit alone, so that the right one is typed over equal digits. */
const wrong = (otp: string) => `${(Number(otp[0]) + 1) % 10}${otp.slice(1)}`;

async function enterOtp(page: Page, t: Words, otp: string): Promise<void> {
  await page.getByLabel(t('otp', 'digit', { position: '1' })).click();
  await page.keyboard.type(otp);
  await press(page, t('otp', 'verify'));
}

async function openSetting(page: Page, t: Words, name: string): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: t('settings', name) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test('a forgotten password gives way to a new one, and the other browser is signed out', async ({
  t,
  anotherBrowser,
}) => {
  const email = newEmail('forgetful');
  const phone = await anotherBrowser();
  const desk = await anotherBrowser();
  await signUpByForm(phone, t, 'Phulo Devi', email);

  await desk.goto('/sign-in');
  await desk.getByLabel(t('accounts', 'email')).fill(email);
  await press(desk, t('accounts', 'forgotPassword'));
  await expect(desk).toHaveURL(/\/forgot-password$/);
  await press(desk, t('password-reset', 'sendOtp'));
  const otp = await otpSentTo(email);

  await enterOtp(desk, t, wrong(otp));
  await expect(desk.getByText(t('errors', 'failed.otp_incorrect'))).toBeVisible();
  await enterOtp(desk, t, otp);
  await expect(desk).toHaveURL(/\/reset-password$/);
  expect(await desk.evaluate(() => localStorage.getItem('otp'))).toBe(otp);

  await field(desk, 'password').fill(newPassword);
  await field(desk, 'confirmation').fill(newPassword);
  await press(desk, t('password-reset', 'save'));
  await expect(desk.getByText(t('password-reset', 'resetDone'))).toBeVisible();
  await expect(desk).toHaveURL(/\/sign-in$/);
  expect(await storedKeys(desk)).not.toContain('otp');
  await signIn(desk, t, email, newPassword);
  await expect(desk).toHaveURL(/\/dashboard$/);

  await phone.goto('/settings');
  await expect(phone).toHaveURL(/\/sign-in$/);
});

test('a new e-mail address is saved with the OTP that was sent to it', async ({ page, t }) => {
  const [old, email] = [newEmail('old'), newEmail('new')];
  await signUp(page, 'Budhni Oraon', old);
  await openSetting(page, t, 'updateEmail');
  await field(page, 'newEmail').fill(email);
  await field(page, 'password').fill(password);
  await press(page, t('settings', 'sendOtp'));
  await enterOtp(page, t, await otpSentTo(email));
  await expect(page.getByText(t('settings', 'emailChanged'))).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(email)).toBeVisible();
  await expectMailTo(old);
});

test('a deleted account is removed from the server and from the browser', async ({
  page,
  t,
  anotherBrowser,
}) => {
  const email = newEmail('leaving');
  await signUp(page, 'Karma Munda', email);
  await openSetting(page, t, 'deleteAccount');
  const word = t('settings', 'deleteWord');
  await expect(page.getByText(t('settings', 'deleteKept'))).toBeVisible();
  await page.getByLabel(t('settings', 'deleteConfirm', { word })).fill(word);
  await field(page, 'password').fill(password);
  await press(page, t('settings', 'deleteForGood'));
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(t('settings', 'deleted'))).toBeVisible();
  for (const key of ['token', 'userId', 'userName']) {
    expect(await storedKeys(page)).not.toContain(key);
  }

  const other = await anotherBrowser();
  await other.goto('/sign-in');
  await signIn(other, t, email);
  await expect(other.getByText(t('accounts', 'refused.wrongCredentials'))).toBeVisible();
});

test('one browser signs the other one out', async ({ page, t, anotherBrowser }) => {
  const email = newEmail('twice');
  await signUp(page, 'Sukhram Soren', email);
  const other = await anotherBrowser();
  await other.goto('/sign-in');
  await signIn(other, t, email);
  await expect(other).toHaveURL(/\/dashboard$/);

  await page.goto('/settings');
  await expect(page.getByText(t('settings', 'thisDevice'))).toBeVisible();
  await press(page, t('settings', 'signOutOthers'));
  await expect(page.getByText(t('settings', 'signedOutOthers'))).toBeVisible();

  await other.goto('/profile');
  await expect(other).toHaveURL(/\/sign-in$/);
  expect(await storedKeys(other)).not.toContain('token');
  await page.reload();
  await expect(page).toHaveURL(/\/settings$/);
});

test('keyboard focus keeps its place after the response of the server', async ({
  t,
  anotherBrowser,
}) => {
  const email = newEmail('keyboard');
  const [phone, desk] = [await anotherBrowser(), await anotherBrowser()];
  await signUp(phone, 'Salomi Kujur', email);
  await desk.goto('/sign-in');
  await signIn(desk, t, email, 'not-the-password');
  await expect(desk.getByText(t('accounts', 'refused.wrongCredentials'))).toBeVisible();
  const button = desk.getByRole('button', { name: t('accounts', 'signIn'), exact: true });
  await expect(button).toBeFocused();
  await field(desk, 'password').fill(password);
  await button.press('Enter');
  await expect(desk).toHaveURL(/\/dashboard$/);

  await desk.goto('/settings');
  const device = desk.getByRole('button', { name: new RegExp(`^${t('settings', 'signOut')}: `) });
  await device.press('Enter');
  await expect(device).toHaveCount(0);
  await expect(desk.getByRole('heading', { name: t('settings', 'sessions') })).toBeFocused();
});

test('who signs out in one tab is signed out in the other one', async ({ page, context, t }) => {
  await signUp(page, 'Etwa Oraon', newEmail('tabs'));
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/mandi');
  await expect(other).toHaveURL(/\/mandi$/);
  await signOut(page, t);
  await expect(other).toHaveURL(/\/sign-in$/);
  expect(await storedKeys(other)).toEqual(['userName']);
});

test('a picture is cropped, shown to the person and removed again', async ({ page, t }) => {
  await signUp(page, 'Asha Kumari', newEmail('picture'));
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: t('profile', 'picture.add') })).toBeVisible();
  const buffer = await page.screenshot({ type: 'jpeg' });
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel(t('profile', 'picture.zoom')).fill('2.5');
  await press(page, t('profile', 'picture.save'));
  await expect(page.getByText(t('profile', 'picture.saved'))).toBeVisible();
  const picture = page.locator('main [data-slot=avatar] img');
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(100);
  await press(page, t('profile', 'picture.remove'));
  await expect(picture).toHaveCount(0);
});

test('a field with an error scrolls into view with its label', async ({ page, t }) => {
  await signUp(page, 'Basanti Devi', newEmail('profile'));
  await page.goto('/profile');
  await press(page, t('profile', 'edit'));
  await field(page, 'phone').fill('12');
  await press(page, t('profile', 'save'));
  await expect(field(page, 'phone')).toBeFocused();
  const { y = 0, height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  const label = page.locator('label', { hasText: t('profile', 'field.phone') });
  await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThan(y + height);
});

test('a person who was sent to sign in lands where they were going', async ({ page, t }) => {
  const email = newEmail('visitor');
  await signUp(page, 'Ravi Kumar', email);
  await page.goto('/dashboard');
  await signOut(page, t);
  await page.goto('/mandi?category=Fruits');
  await expect(page).toHaveURL(/\/sign-in$/);
  await signIn(page, t, email);
  await expect(page).toHaveURL(/\/mandi\?category=Fruits$/);
});

test('a production build has no developer bypass', { tag: ['@SIGN-IN-7'] }, async ({ page, t }) => {
  await page.goto('/sign-in');
  await expect(
    page.getByRole('button', { name: t('accounts', 'signIn'), exact: true }),
  ).toBeVisible();
  await expect(page.getByText(t('accounts', 'developerLogin'))).toHaveCount(0);
});
