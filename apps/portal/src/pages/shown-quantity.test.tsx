import { screen, waitFor, within } from '@testing-library/react';
import { demoListings } from '@upaj/demo/market';
import { db } from '@upaj/mocks/db';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../shared/paths.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera } from '../testing/users.ts';

const idOf = (slug: string) => demoListings.find((listing) => listing.slug === slug)?.id ?? '';
const wheatId = idOf('sharbati-wheat');
const quantityOf = (id: string) =>
  db.carts.get(meera.id)?.find(({ cropId }) => cropId === id)?.quantity;
const notWhole = 'Please write a whole number, 1 or more';
const refused = [
  ['-3', notWhole],
  ['', notWhole],
] as const;

type User = Awaited<ReturnType<typeof renderRoute>>['user'];

/** Types a text over what the field has, and leaves the field by a press that does nothing. */
async function type(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  if (text) await user.type(field, text);
  await user.click(document.body);
}

describe('on the page of a listing', () => {
  beforeEach(() => db.carts.clear());
  const open = () => renderRoute(paths.crop.href('Crops', wheatId), { session: buyer });
  const field = () => screen.findByLabelText('Quantity of Sharbati Wheat');
  const buttons = () =>
    ['ADD TO CART', 'BUY NOW'].map((name) => screen.getByRole('button', { name }));

  test.each(refused)('nothing is bought while the field shows "%s"', async (text, error) => {
    const { user } = await open();
    await type(user, await field(), text);
    expect(await field()).toHaveValue(text);
    expect(await field()).toHaveAccessibleDescription(error);
    for (const button of buttons()) expect(button).toBeDisabled();
    expect(screen.getByText('Weight').nextSibling).toHaveTextContent('–');
    expect(screen.getByText('Total Price').nextSibling).toHaveTextContent('–');
    await user.click(screen.getByRole('button', { name: 'One more: Sharbati Wheat' }));
    for (const button of buttons()) expect(button).toBeEnabled();
  });

  test('a typed quantity is bought as it is shown, without a pause between typing and the press', async () => {
    const { user } = await open();
    await user.clear(await field());
    await user.type(await field(), '१२');
    expect(screen.getByText('Weight').nextSibling).toHaveTextContent('300 kg');
    await user.click(screen.getByRole('button', { name: 'ADD TO CART' }));
    await screen.findByText('Added to your cart: 12 U Sharbati Wheat');
    await waitFor(() => expect(quantityOf(wheatId)).toBe(12));
    await user.click(screen.getByRole('button', { name: 'BUY NOW' }));
    await waitFor(() => expect(location.search).toBe(`?crop=${wheatId}&quantity=12`));
  });

  test('more than there is keeps the buttons waiting', async () => {
    const { user } = await open();
    await type(user, await field(), '500');
    expect(await field()).toHaveValue('500');
    expect(screen.getByText('Only 20 U · 500 kg (5 quintals) are in stock.')).toBeVisible();
    for (const button of buttons()) expect(button).toBeDisabled();
  });
});

test.each([...refused, ['500', /^Only 20 U · 500 kg \(5\squintals\) are in stock\.$/] as const])(
  'a card of the Mandi adds nothing while its field shows "%s"',
  async (text, error) => {
    const { user } = await renderRoute('/mandi?category=Crops', { session: buyer });
    const field = await screen.findByLabelText('Quantity of Sharbati Wheat');
    await type(user, field, text);
    expect(field).toHaveValue(text);
    expect(field).toHaveAccessibleDescription(error);
    const add = screen.getByRole('button', { name: 'Add to Cart: Sharbati Wheat' });
    expect(add).toBeDisabled();
    await type(user, field, '7');
    expect(add).toBeEnabled();
  },
);

describe('in the cart', () => {
  const open = async () => {
    const { user } = await renderRoute('/cart', { session: buyer });
    const maize = within(await screen.findByRole('listitem', { name: 'Maize Yellow' }));
    return { user, maize, field: maize.getByLabelText('Quantity of Maize Yellow') };
  };
  const total = () => screen.getByText('Total').nextSibling;

  test.each([...refused, ['5000', /^Only \d+ U · [\d,]+ kg \(.+\) are in stock\.$/] as const])(
    'no total is claimed and no checkout offered while a field shows "%s"',
    async (text, error) => {
      const { user, maize, field } = await open();
      await type(user, field, text);
      expect(field).toHaveValue(text);
      expect(field).toHaveAccessibleDescription(error);
      expect(total()).toHaveTextContent('–');
      expect(maize.queryByText('₹2,460')).toBeNull();
      const checkout = screen.getByRole('button', { name: 'Go to checkout' });
      expect(checkout).toBeDisabled();
      expect(checkout).toHaveAccessibleDescription(
        'Please correct the quantity of Maize Yellow first.',
      );
    },
  );

  test('a corrected quantity opens the checkout with it, and so does a removal', async () => {
    const { user, maize, field } = await open();
    await type(user, field, 'abc');
    await type(user, field, '6');
    expect(maize.getByText('₹3,690')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
    await waitFor(() => expect(quantityOf(idOf('maize-yellow'))).toBe(6));
    await type(user, field, 'abc');
    await user.click(maize.getByRole('button', { name: 'Remove: Maize Yellow' }));
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo: Maize Yellow' }));
    expect(await screen.findByLabelText('Quantity of Maize Yellow')).toHaveValue('6');
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  });
});
