import { expectFits } from './overflow.ts';
import { expect, test } from './product.ts';
import { becomeSeller, listCrop } from './sellers.ts';
import { newEmail, signIn, signOut, signUp, signUpByForm } from './users.ts';

test('a farmer lists a crop and a buyer in another browser finds and opens it', {
  tag: ['@PRODUCT-1'],
}, async ({ page, t, anotherBrowser }) => {
  const name = `Arhar ${Math.random().toString(36).slice(2, 8)}`;
  const farmer = newEmail('farmer');
  await signUpByForm(page, t, 'Sita Munda', farmer);
  await signOut(page, t);
  await signIn(page, t, farmer);
  await expect(page).toHaveURL(/\/dashboard$/);
  await becomeSeller(page, t);
  await listCrop(page, t, { name });
  await expectFits(page);

  const buyer = await anotherBrowser();
  await signUp(buyer, 'Meera Devi', newEmail('buyer'));
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
  const smallest = async () =>
    buyer.evaluate(() => {
      const shown = [...document.images].filter((image) => image.src.includes('/pictures/'));
      return shown.length > 1 ? Math.min(...shown.map((image) => image.naturalWidth)) : 0;
    });
  await expect.poll(smallest).toBeGreaterThan(0);
});
