import { expectFits } from './overflow.ts';
import { waitForContent } from './page-load.ts';
import { expect, test } from './product.ts';
import { becomeSeller, listCrop } from './sellers.ts';
import { newEmail, signUp, signUpByForm } from './users.ts';

/** A word without any place where a line could end. */
const word = (letter: string, length: number) => letter.repeat(length);

test('no word that a user types makes a page wider than a small phone', async ({
  page,
  t,
  anotherBrowser,
}) => {
  // A name has at most a hundred characters.
  const crop = `${word('W', 90)}${Math.random().toString(36).replace(/[\d.]/g, '').slice(0, 9)}`;
  await page.setViewportSize({ width: 320, height: 700 });
  await signUpByForm(page, t, word('M', 60), newEmail(word('m', 40)));
  await expectFits(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: t('profile', 'edit') }).click();
  await page.locator('input[name=street]').fill(word('S', 90));
  await page.locator('input[name=city]').fill(word('C', 50));
  await page.getByRole('button', { name: t('profile', 'save'), exact: true }).click();
  await expect(page.getByText(t('profile', 'saved'))).toBeVisible();
  await expectFits(page);
  await becomeSeller(page, t, word('B', 60));
  await listCrop(page, t, { name: crop, description: word('D', 300), place: word('P', 60) });
  await expectFits(page);
  for (const path of ['/dashboard', '/seller-profile', '/settings', `/mandi?q=${word('x', 90)}`]) {
    await page.goto(path);
    await waitForContent(page);
    await expectFits(page);
  }

  const buyer = await anotherBrowser();
  await buyer.setViewportSize({ width: 320, height: 700 });
  await signUp(buyer, 'Meera Devi', newEmail('buyer'));
  await buyer.goto(`/mandi?q=${crop}`);
  const listing = buyer.getByRole('link', { name: new RegExp(crop) }).first();
  await expect(listing).toBeVisible();
  await expectFits(buyer);
  await listing.click();
  await expect(buyer.getByRole('heading', { level: 1, name: crop })).toBeVisible();
  await expectFits(buyer);
});
