import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { demoListings } from '@upaj/demo/market';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { emptyCart, failing, waiting } from '@upaj/mocks/scenarios';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { paths } from '../shared/paths.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera } from '../testing/users.ts';

const idOf = (slug: string) => demoListings.find((listing) => listing.slug === slug)?.id ?? '';
const wheatId = idOf('sharbati-wheat');
const address = paths.checkout.href({ crop: wheatId, quantity: 3 });
const open = (at: string = address, language: 'en' | 'hi' = 'en') =>
  renderRoute(at, { session: buyer, language });
const button = (name: string) => screen.findByRole('button', { name });
const ordered = () => [...db.orders.values()].filter(({ checkoutKey }) => checkoutKey !== null);

/** Changes a listing of the mock market. */
function change(slug: string, changed: object): void {
  const record = db.crops.get(idOf(slug));
  if (!record) throw new Error(`the demo market has no ${slug}`);
  db.crops.set(record.id, { ...record, ...changed });
}

test('a listing is bought at once with the address of the profile', {
  tags: ['CROP-14'],
}, async () => {
  const { user } = await open();
  expect(await screen.findByText('₹700 · 1U = 25kg')).toBeVisible();
  expect(screen.getByText('3 U · 75 kg')).toBeVisible();
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('₹2,100');
  expect(screen.getByText(meera.street)).toBeVisible();
  await user.click(await button('Place order'));
  await screen.findByText('Order placed');
  const [order] = ordered();
  expect(order).toMatchObject({
    payment: 'on-delivery',
    address: { name: meera.name, postalCode: meera.postalCode },
    lines: [{ cropId: wheatId, quantity: 3, price: 700 }],
  });
  await waitFor(() => expect(location.pathname).toBe(`/orders/${order?.id}`));
  expect(db.crops.get(wheatId)?.quantity).toBe(500 - 75);
});

test('the cart becomes one order for each seller and is left with what could not be ordered', async () => {
  const { user } = await open('/checkout');
  await screen.findByText('This makes 2 orders, one for each seller.');
  const leftOut = screen.getByRole('region', { name: '1 listing is left out' });
  expect(within(leftOut).getByText('Paneer Malai')).toBeVisible();
  await user.click(await button('Order at the new price'));
  await screen.findByText('2 orders placed, one for each seller');
  await waitFor(() => expect(location.pathname).toBe('/orders'));
  expect(ordered()).toHaveLength(2);
  expect(db.carts.get(meera.id)?.map(({ name }) => name)).toEqual(['Paneer Malai']);
});

test('what is left can be taken at the checkout', async () => {
  const { user } = await open('/checkout');
  await user.click(await screen.findByRole('button', { name: /^Take \d U of Paneer Malai$/ }));
  await waitFor(() => expect(screen.queryByText(/left out/)).toBeNull());
  expect(await screen.findByRole('listitem', { name: 'Paneer Malai' })).toBeVisible();
});

describe('the address', () => {
  test('can be another one, which is checked and kept over a reload', async () => {
    const { user } = await open();
    await user.click(await button('Change the delivery address'));
    const pin = await screen.findByLabelText(/^PIN code/);
    await user.clear(pin);
    await user.type(pin, '12');
    await user.click(await button('Place order'));
    await screen.findByText('Please write a PIN code of 6 digits');
    expect(ordered()).toHaveLength(0);
    cleanup();
    const again = await open();
    const kept = await screen.findByLabelText(/^PIN code/);
    await waitFor(() => expect(kept).toHaveValue('12'));
    await again.user.clear(kept);
    await again.user.type(kept, '834001');
    await again.user.click(await button('Place order'));
    await screen.findByText('Order placed');
    expect(ordered()[0]?.address?.postalCode).toBe('834001');
    expect(sessionStorage.getItem('checkout-draft')).toBeNull();
  });

  test('is asked for where the profile has none', async () => {
    const person = db.people.get(meera.id);
    if (person) db.people.set(meera.id, { ...person, phone: '' });
    const { user } = await open();
    await user.click(await button('Place order'));
    await screen.findByText('Please fill this in');
    expect(screen.getByLabelText(/^Phone/)).toHaveFocus();
  });

  test('can be written where the profile cannot be loaded', async () => {
    server.use(...failing('accounts'));
    await open();
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('');
  });

  test('shows at its field what the server refuses', async () => {
    const fault = { code: 'wrong_format', message: 'Phone is not written as expected' };
    const body = {
      success: false,
      code: 'validation_failed',
      message: 'Not valid',
      fields: { 'address.phone': fault },
    };
    server.use(handle(contract.placeOrders, () => HttpResponse.json(body, { status: 400 })));
    const { user } = await open();
    await user.click(await button('Place order'));
    await screen.findByText('Please check how this is written');
    expect(screen.getByLabelText(/^Phone/)).toBeInvalid();
  });
});

describe('UPI', () => {
  const upi = () => screen.findByRole('radio', { name: 'UPI' });

  test('can be chosen', async () => {
    const { user } = await open();
    await user.click(await upi());
    await user.click(await button('Place order'));
    await screen.findByText('Order placed');
    expect(ordered()[0]?.payment).toBe('upi');
  });

  test('is not offered where a seller of the cart has no address for it, who is named', async () => {
    const maize = db.crops.get(idOf('maize-yellow'));
    const account = db.sellers.get(maize?.sellerId ?? '');
    if (maize && account) db.sellers.set(maize.sellerId, { ...account, upi: null });
    await open('/checkout');
    expect(await upi()).toBeDisabled();
    const name = db.people.get(maize?.sellerId ?? '')?.name;
    expect(await upi()).toHaveAccessibleDescription(
      `Not possible here. Without a UPI address: ${name}.`,
    );
  });

  test('that the server refuses leaves payment on delivery', async () => {
    const { user } = await open();
    const { sellerId = '' } = db.crops.get(wheatId) ?? {};
    const account = db.sellers.get(sellerId);
    if (account) db.sellers.set(sellerId, { ...account, upi: null });
    await user.click(await upi());
    await user.click(await button('Place order'));
    await screen.findByText(/^A seller cannot be paid through UPI\. Nothing was ordered\./);
    expect(await upi()).toBeDisabled();
    await user.click(await button('Place order'));
    await screen.findByText('Order placed');
    expect(ordered().map(({ payment }) => payment)).toEqual(['on-delivery']);
  });
});

describe('what has changed in the meantime', () => {
  test('is a new price: nothing is ordered until the buyer agrees to it', async () => {
    const { user } = await open();
    await screen.findByText(/3 U · 75 kg/);
    change('sharbati-wheat', { price: 750 });
    await user.click(await button('Place order'));
    await screen.findByText(/^Prices or stock have changed\. Nothing was ordered\./);
    expect(await screen.findByText('The price has gone up: ₹700 before, ₹750 now.')).toBeVisible();
    expect(screen.getByText('Total').nextSibling).toHaveTextContent('₹2,250');
    expect(ordered()).toHaveLength(0);
    await user.click(await button('Order at the new price'));
    await screen.findByText('Order placed');
    expect(ordered()[0]?.lines[0]?.price).toBe(750);
  });

  test('is the stock: the buyer can take what is left', async () => {
    const { user } = await open();
    await screen.findByText(/3 U · 75 kg/);
    change('sharbati-wheat', { quantity: 50 });
    await user.click(await button('Place order'));
    await user.click(await button('Take 2 U of Sharbati Wheat'));
    await user.click(await button('Place order'));
    await screen.findByText('Order placed');
    expect(ordered()[0]?.lines[0]?.quantity).toBe(2);
  });

  test('is a listing of the cart that is gone: the others can be ordered', async () => {
    const { user } = await open('/checkout');
    await screen.findByRole('listitem', { name: 'Maize Yellow' });
    db.crops.delete(idOf('maize-yellow'));
    await user.click(await button('Order at the new price'));
    await screen.findByText('2 listings are left out');
    await user.click(await button('Place order'));
    await screen.findByText('Order placed');
    expect(ordered()).toHaveLength(1);
  });
});

test('an empty cart has nothing to order', async () => {
  server.use(...emptyCart());
  await open('/checkout');
  expect(await screen.findByText('There is nothing to order.')).toBeVisible();
});

test('a listing that is not there any more is nothing to order', async () => {
  await open(paths.checkout.href({ crop: '00000000-0000-4000-8000-000000000000', quantity: 1 }));
  expect(await screen.findByText('There is nothing to order.')).toBeVisible();
});

test('a checkout on its way says so', async () => {
  server.use(...waiting('cart'));
  await open('/checkout');
  expect(await screen.findByText('Your order is loading...')).toBeInTheDocument();
});

test('a cart that could not be loaded can be tried again', async () => {
  server.use(...failing('cart'));
  const { user } = await open('/checkout');
  await screen.findByText('What you want to order could not be loaded.');
  server.resetHandlers();
  await user.click(await button('Try again'));
  await button('Order at the new price');
});

test('the checkout speaks Hindi', async () => {
  await open('/checkout', 'hi');
  expect(await screen.findByText('माल कहां पहुंचाना है')).toBeVisible();
  expect(await button('नए दाम पर ऑर्डर करें')).toBeVisible();
});
