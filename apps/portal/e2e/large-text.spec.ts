import type { Page } from '@playwright/test';
import { news } from '@upaj/content/news/news';
import { demoListings } from '@upaj/demo/market';
import { demoOrders } from '@upaj/demo/orders';
import { demoPassword } from '@upaj/demo/people';
import { demoThreads } from '@upaj/demo/threads';
import { paths } from '../src/shared/paths.ts';
import { expectFits } from './overflow.ts';
import { waitForContent } from './page-load.ts';
import { expect, test } from './product.ts';
import { signIn, type Words } from './users.ts';

const textSizes = [100, 130, 200];
// Goods that Ramesh can buy, and an order that he received.
const listing = demoListings.find(({ seller }) => seller !== 'ramesh');
const received = demoOrders.find(({ seller }) => seller.key === 'ramesh');
const topics = ['fertilizers', 'insecticides', 'irrigation', 'sowing', 'weeds'];
const { crop: _, order, newsDetail, lesson, thread: __, ...plain } = paths;
const { home, services, explore, schemes, contact, about, signIn: login, ...others } = plain;
const { signUp, forgotPassword, resetPassword, ...own } = others;
const open = { home, services, explore, schemes, contact, about, login };
const accounts = { signUp, forgotPassword, resetPassword };

const publicAddresses = [
  ...Object.values({ ...open, ...accounts }).map(({ href }) => href()),
  `${schemes.href()}?finder=open`,
  '/no-such-page',
];
const ownAddresses = [
  ...Object.values(own).map(({ href }) => href()),
  ...topics.map((topic) => lesson.href(topic, 'hi')),
  newsDetail.href(news[0]?.id ?? ''),
  order.href(received?.id ?? ''),
  ...demoThreads.slice(0, 3).map(({ id }) => paths.thread.href(id)),
  paths.mandi.href({ q: 'nothing-like-this' }),
  paths.mandi.href({ category: 'Pulses' }),
];

async function expectAllFit(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await waitForContent(page);
    await expectFits(page, textSizes);
  }
}

async function expectSheetFits(page: Page, t: Words): Promise<void> {
  await page.getByRole('button', { name: t('shell', 'menu.more'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFits(page, textSizes);
}

test('every page holds a phone of 320 px at twice the text size', async ({ anotherBrowser, t }) => {
  const page = await anotherBrowser();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAllFit(page, publicAddresses);
  await page.goto(paths.signIn.href());
  await signIn(page, t, 'ramesh@upaj.example', demoPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectAllFit(page, ownAddresses);
  await page.goto(paths.crop.href(listing?.category ?? '', listing?.id ?? ''));
  await waitForContent(page);
  await page.getByLabel(t('crops', 'quantityOf', { name: '' }).trim()).fill('12345678');
  await page.keyboard.press('Enter');
  await expectFits(page, textSizes);
  await expectSheetFits(page, t);
});
