import type { Page } from '@playwright/test';
import { expectFits } from './overflow.ts';
import { expect, test } from './product.ts';
import { becomeSeller, listCrop } from './sellers.ts';
import { newEmail, signUp, type Words } from './users.ts';

const newName = () => `Arhar ${Math.random().toString(36).slice(2, 8)}`;

/** A seller with one listing of 20 U at ₹1,850.50. */
async function openStall(page: Page, t: Words, name: string): Promise<void> {
  await signUp(page, 'Sita Munda', newEmail('seller'));
  await becomeSeller(page, t);
  await listCrop(page, t, { name });
}

/** Puts two U of a listing into the cart, and goes to the checkout. */
async function fillCart(page: Page, t: Words, name: string): Promise<void> {
  await page.goto(`/mandi?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: t('crops', 'increase', { name }) }).click();
  await page.getByRole('button', { name: t('crops', 'addNamedToCart', { name }) }).click();
  await expect(
    page.getByRole('link', { name: t('shell', 'cart_one', { count: '1' }) }),
  ).toBeVisible();
  // The message covers the link for a while, and has its own way to the cart.
  await page.getByRole('button', { name: t('cart', 'toCart') }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('₹3,701').first()).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: t('cart', 'toCheckout') }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expectFits(page);
}

/** Words of a rating that try to run script. */
const words = 'Dry <img src=x onerror=document.title="run">';

/** Rates what was delivered, on the page of the order. */
async function rate(page: Page, t: Words, name: string): Promise<void> {
  await page.getByRole('button', { name: t('reviews', 'rateNamed', { name }) }).click();
  await page.getByRole('radio', { name: t('reviews', 'stars_other', { count: '4' }) }).check();
  await page.getByLabel(t('reviews', 'words')).fill(words);
  await expectFits(page);
  await page.getByRole('button', { name: t('reviews', 'send') }).click();
  await expect(page.getByText(t('reviews', 'sent'))).toBeVisible();
}

/** The bell counts the order and its review, without a reload; the page of notifications names the review. */
async function expectTold(page: Page, t: Words, name: string): Promise<void> {
  await page.getByRole('link', { name: t('shell', 'notifications', { count: '2' }) }).click();
  await expect(
    page.getByText(t('notifications', 'kind.review-received_one', { subject: name })),
  ).toBeVisible();
  await expectFits(page);
  await page.goto('/mandi/seller-profile');
  await expect(page.getByText('₹3,590').first()).toBeVisible();
  // What sells best is loaded when it comes into view.
  await page.mouse.wheel(0, 1200);
  await expect(page.getByText('₹3,589.97').first()).toBeVisible();
  await expectFits(page);
}

test('a trade from the search to the rating: ordered, packed, weighed lighter, paid', async ({
  page: seller,
  t,
  anotherBrowser,
}) => {
  const name = newName();
  await openStall(seller, t, name);
  const buyer = await anotherBrowser();
  await signUp(buyer, 'Meera Devi', newEmail('buyer'));
  await fillCart(buyer, t, name);
  await buyer.getByRole('button', { name: t('checkout', 'place') }).dblclick();
  await expect(buyer).toHaveURL(/\/orders\/[0-9a-f-]{36}$/);
  const heading = buyer.getByRole('heading', { level: 1, name: /UP-/ });
  const [reference = ''] = /UP-\w+/.exec((await heading.textContent()) ?? '') ?? [];
  await expectFits(buyer);

  await seller.goto('/orders?as=seller');
  await expectFits(seller);
  await seller.getByRole('link', { name: reference }).click();
  const press = (action: string) =>
    seller.getByRole('button', { name: t('orders', `action.${action}`), exact: true }).click();
  await press('accept');
  await press('pack');

  // The page of the buyer follows by itself.
  const code = (await buyer.getByText(/^\d{4}$/).textContent()) ?? '';
  await expectFits(buyer);

  await press('deliver');
  await seller.getByLabel(t('order-steps', 'deliver.inKg', { name })).fill('48.5');
  for (const [at, digit] of [...code].entries())
    await seller
      .getByLabel(t('order-steps', 'deliver.digit', { position: String(at + 1) }))
      .fill(digit);
  await expectFits(seller);
  await seller.getByRole('checkbox').check();
  await seller.getByRole('button', { name: t('order-steps', 'deliver.submit') }).click();
  // 1.94 U at 1,850.50.
  await expect(seller.getByText('₹3,589.97').first()).toBeVisible();
  await expect(seller.getByText(t('orders', 'payment.confirmed')).first()).toBeVisible();

  await expect(buyer.getByText('₹3,589.97').first()).toBeVisible();
  await expect(buyer.getByText(t('orders', 'handover.agreed'))).toBeVisible();
  await rate(buyer, t, name);
  await expectTold(seller, t, name);
  await buyer.goto('/orders');
  await expect(buyer.getByRole('link', { name: /^UP-/ })).toHaveCount(1);
  await buyer.goto('/profile');
  await expect(buyer.getByText('₹3,590').first()).toBeVisible();
  await buyer.goto(`/mandi?q=${encodeURIComponent(name)}`);
  await buyer
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(buyer.getByRole('heading', { level: 1, name })).toBeVisible();
  // Everybody reads the rating under the listing, as text; it is loaded when it comes into view.
  await buyer.mouse.wheel(0, 9000);
  await expect(buyer.getByText(words)).toBeVisible();
  await expect(buyer).toHaveTitle(/ · (Upaj|उपज)$/);
});

test('an order whose answer is lost is placed once, and found again after a reload', async ({
  page: seller,
  t,
  anotherBrowser,
}) => {
  const name = newName();
  await openStall(seller, t, name);
  const buyer = await anotherBrowser();
  await signUp(buyer, 'Meera Devi', newEmail('buyer'));
  await fillCart(buyer, t, name);
  // The order arrives, and its answer and all further questions are lost.
  await buyer.route('**/api/v1/orders', async (route) => {
    await route.fetch();
    await buyer.context().setOffline(true);
    await route.abort('connectionreset');
  });
  await buyer.getByRole('button', { name: t('checkout', 'place') }).click();
  await expect(buyer.getByText(t('checkout', 'state.unknown'))).toBeVisible();
  await buyer.unroute('**/api/v1/orders');
  await buyer.context().setOffline(false);
  await buyer.getByRole('button', { name: t('checkout', 'checkAgain') }).click();
  await expect(buyer).toHaveURL(/\/orders\/[0-9a-f-]{36}$/);
  await buyer.goto('/orders');
  await expect(buyer.getByRole('link', { name: /^UP-/ })).toHaveCount(1);
  await buyer.goto('/cart');
  await expect(buyer.getByText(t('cart', 'empty'))).toBeVisible();
});
