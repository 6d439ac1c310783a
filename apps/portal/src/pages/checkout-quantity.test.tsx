import { screen, waitFor } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { demoListings } from '@upaj/demo/market';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { expect, test } from 'vitest';
import { paths } from '../shared/paths.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer } from '../testing/users.ts';

const id = demoListings.find(({ slug }) => slug === 'sharbati-wheat')?.id ?? '';
const open = (quantity = 3, language: 'en' | 'hi' = 'en') =>
  renderRoute(paths.checkout.href({ crop: id, quantity }), { session: buyer, language });
const field = () => screen.findByRole('textbox', { name: 'Quantity of Sharbati Wheat' });
const button = (name: RegExp) => screen.getByRole('button', { name });
const total = () => screen.getByText('Total').nextSibling;
const ordered = () => [...db.orders.values()].filter(({ checkoutKey }) => checkoutKey !== null);

/** So much is left, in kg. */
function leave(quantity: number): void {
  const record = db.crops.get(id);
  if (!record) throw new Error('the demo market has no wheat');
  db.crops.set(id, { ...record, quantity });
}

test('the quantity of a listing that is bought at once is stepped, and the totals follow', async () => {
  const { user } = await open();
  expect(await field()).toHaveValue('3');
  const more = button(/^One more/);
  await user.click(more);
  await user.click(more);
  await waitFor(() => expect(total()).toHaveTextContent('₹3,500'));
  expect(screen.getByText('5 U · 125 kg (1.25 quintals)')).toBeVisible();
  expect(more).toHaveFocus();
  await user.click(button(/^One less/));
  await waitFor(() => expect(total()).toHaveTextContent('₹2,800'));
  expect(location.search).toContain('quantity=4');
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await screen.findByText('Order placed');
  expect(ordered().map(({ lines }) => lines[0]?.quantity)).toEqual([4]);
});

test('a typed quantity counts, one above what is left is refused with the reason', async () => {
  leave(100);
  const { user } = await open(1);
  const quantity = await field();
  await user.clear(quantity);
  await user.type(quantity, '५{Enter}');
  expect(quantity).toHaveAccessibleDescription(/4/);
  expect(total()).toHaveTextContent('₹700');
  await user.clear(quantity);
  await user.type(quantity, '४{Enter}');
  await waitFor(() => expect(total()).toHaveTextContent('₹2,800'));
  expect(button(/^One more/)).toHaveAttribute('aria-disabled', 'true');
});

test('a quantity that cannot be ordered is not ordered as something else', async () => {
  leave(100);
  const { user } = await open(1);
  const quantity = await field();
  await user.clear(quantity);
  await user.type(quantity, '5');
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(quantity).toHaveFocus();
  expect(quantity).toHaveValue('5');
  await user.clear(quantity);
  await user.type(quantity, '2');
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await screen.findByText('Order placed');
  expect(ordered().map(({ lines }) => lines[0]?.quantity)).toEqual([2]);
});

test('while the order is placed its quantity stays', async () => {
  server.use(handle(contract.placeOrders, () => new Promise(() => {})));
  const { user } = await open();
  await field();
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  await screen.findByText('Your order is being placed...');
  expect(await field()).toBeDisabled();
});

test('the quantities of a cart are changed in the cart', async () => {
  await renderRoute('/checkout', { session: buyer });
  await screen.findByRole('listitem', { name: 'Maize Yellow' });
  expect(screen.queryByRole('textbox', { name: /^Quantity/ })).toBeNull();
});
