import { screen, waitFor, within } from '@testing-library/react';
import { contract } from '@upaj/contract/contract';
import { demoListings } from '@upaj/demo/market';
import { db } from '@upaj/mocks/db';
import { handle } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { emptyCart, failing, held, waiting } from '@upaj/mocks/scenarios';
import { expect, test } from 'vitest';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera } from '../testing/users.ts';

const idOf = (slug: string) => demoListings.find((listing) => listing.slug === slug)?.id ?? '';
const open = (language: 'en' | 'hi' = 'en') => renderRoute('/cart', { session: buyer, language });
const row = async (name: string) => within(await screen.findByRole('listitem', { name }));
const stored = () => db.carts.get(meera.id) ?? [];
const storedQuantity = (slug: string) =>
  stored().find(({ cropId }) => cropId === idOf(slug))?.quantity;

/** Notes the requests that change the cart. */
function watchWrites() {
  const writes: { method: string; quantity?: number }[] = [];
  for (const endpoint of [contract.putCartItem, contract.deleteCartItem]) {
    server.use(
      handle(endpoint, async ({ request }) => {
        const { method } = request;
        const { quantity } = method === 'PUT' ? Object(await request.clone().json()) : {};
        writes.push(method === 'PUT' ? { method, quantity } : { method });
        return undefined;
      }),
    );
  }
  return writes;
}

test('a buyer sees each listing with its price, what it weighs and what it costs', async () => {
  await open();
  const maize = await row('Maize Yellow');
  expect(maize.getByText('₹615')).toBeVisible();
  expect(maize.getByText(/1U = 25kg · 100 kg/)).toBeVisible();
  expect(maize.getByText('₹2,460')).toBeVisible();
  expect(maize.getByRole('link', { name: 'Maize Yellow' })).toHaveAttribute(
    'href',
    `/mandi/Crops/${idOf('maize-yellow')}`,
  );
});

test('a buyer sees what has changed since: a new price, and how much is left', async () => {
  await open();
  const chana = await row('Desi Chana');
  const price = db.crops.get(idOf('chana-desi'))?.price;
  expect(
    chana.getByText(
      `The price has gone up: ₹1,480 before, ₹${price?.toLocaleString('en-IN')} now.`,
    ),
  ).toBeVisible();
  const paneer = await row('Paneer Malai');
  expect(paneer.getByText(/^Only \d U · \d+ kg are left\.$/)).toBeVisible();
  expect(screen.getByText('1 listing cannot be ordered as it is, and is left out.')).toBeVisible();
});

test('the total leaves out what cannot be ordered, until what is left is taken', async () => {
  const { user } = await open();
  const paneer = await row('Paneer Malai');
  const stock = Number(/\d/.exec(paneer.getByText(/^Only \d U/).textContent ?? '')?.[0]);
  await user.click(paneer.getByRole('button', { name: `Take ${stock} U of Paneer Malai` }));
  await waitFor(() => expect(storedQuantity('paneer-malai')).toBe(stock));
  expect(screen.queryByText(/left out/)).toBeNull();
  const total = stored().reduce(
    (sum, { cropId, quantity }) => sum + quantity * (db.crops.get(cropId)?.price ?? 0),
    0,
  );
  expect(screen.getByText('Total').nextSibling).toHaveTextContent(
    `₹${total.toLocaleString('en-IN')}`,
  );
});

test('a buyer who presses plus three times sends one request with the last quantity', async () => {
  const writes = watchWrites();
  const { user } = await open();
  const maize = await row('Maize Yellow');
  const plus = maize.getByRole('button', { name: 'One more: Maize Yellow' });
  for (const _ of [1, 2, 3]) await user.click(plus);
  expect(maize.getByLabelText('Quantity of Maize Yellow')).toHaveValue('7');
  expect(maize.getByText('₹4,305')).toBeVisible();
  await waitFor(() => expect(storedQuantity('maize-yellow')).toBe(7));
  expect(writes).toEqual([{ method: 'PUT', quantity: 7 }]);
});

test('while a quantity is under way the next one waits, and the last one wins', async () => {
  const { user } = await open();
  const replies = held('cart');
  const maize = await row('Maize Yellow');
  server.use(...replies.handlers);
  const writes = watchWrites();
  const plus = maize.getByRole('button', { name: 'One more: Maize Yellow' });
  await user.click(plus);
  await waitFor(() => expect(writes).toEqual([{ method: 'PUT', quantity: 5 }]));
  await user.click(plus);
  await user.click(plus);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(writes).toHaveLength(1);
  replies.open();
  await waitFor(() => expect(storedQuantity('maize-yellow')).toBe(7));
  expect(writes.at(-1)).toEqual({ method: 'PUT', quantity: 7 });
  expect(maize.getByLabelText('Quantity of Maize Yellow')).toHaveValue('7');
});

test('a quantity that cannot be saved goes back, and a message says what to do', async () => {
  const { user } = await open();
  const maize = await row('Maize Yellow');
  server.use(...failing('cart'));
  await user.click(maize.getByRole('button', { name: 'One more: Maize Yellow' }));
  expect(maize.getByLabelText('Quantity of Maize Yellow')).toHaveValue('5');
  await screen.findByText(
    'Maize Yellow: your change could not be saved. Check your connection and try again.',
  );
  expect(maize.getByLabelText('Quantity of Maize Yellow')).toHaveValue('4');
});

test('what was removed can be put back in its place', async () => {
  const { user } = await open();
  const maize = await row('Maize Yellow');
  await user.click(maize.getByRole('button', { name: 'Remove: Maize Yellow' }));
  expect(screen.getByText('Maize Yellow was removed.')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo: Maize Yellow' });
  expect(undo).toHaveFocus();
  await waitFor(() => expect(storedQuantity('maize-yellow')).toBeUndefined());
  await user.click(undo);
  await waitFor(() => expect(storedQuantity('maize-yellow')).toBe(4));
  const [first] = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-label'));
  expect(first).toHaveAccessibleName('Maize Yellow');
});

test('a removal that fails brings the listing back', async () => {
  const { user } = await open();
  const maize = await row('Maize Yellow');
  server.use(...failing('cart'));
  await user.click(maize.getByRole('button', { name: 'Remove: Maize Yellow' }));
  await screen.findByText(/^Maize Yellow: your change could not be saved/);
  expect(await screen.findByRole('listitem', { name: 'Maize Yellow' })).toBeVisible();
  expect(screen.queryByText('Maize Yellow was removed.')).toBeNull();
});

test.each([
  ['paused', { isPaused: true }, 'The seller does not sell it just now.'],
  [
    'over',
    { expiryDate: '2020-01-01', harvestDate: '2019-12-01' },
    'The last day of sale is over.',
  ],
  ['sold out', { quantity: 0 }, 'Sold out.'],
])('a listing that is %s says so and can only be removed', async (_, change, words) => {
  const record = db.crops.get(idOf('maize-yellow'));
  if (record) db.crops.set(record.id, { ...record, ...change });
  await open();
  const maize = await row('Maize Yellow');
  expect(maize.getByText(words)).toBeVisible();
  expect(maize.queryByLabelText('Quantity of Maize Yellow')).toBeNull();
  expect(maize.getByRole('button', { name: 'Remove: Maize Yellow' })).toBeVisible();
});

test('a listing that was deleted keeps its name and leads nowhere', async () => {
  db.crops.delete(idOf('maize-yellow'));
  await open();
  const maize = await row('Maize Yellow');
  expect(maize.getByText('This listing is not there any more.')).toBeVisible();
  expect(maize.queryByRole('link')).toBeNull();
  expect(screen.getByRole('heading', { name: 'No longer in the Mandi' })).toBeVisible();
});

test('nothing can be ordered where every listing is gone, and the button says why', async () => {
  for (const { cropId } of stored()) db.crops.delete(cropId);
  await open();
  const button = await screen.findByRole('button', { name: 'Go to checkout' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Nothing in your cart can be ordered as it is.');
});

test('the listings stand below their sellers, with a total of several and a way to the rest', async () => {
  const maize = db.crops.get(idOf('maize-yellow'));
  for (const { cropId } of stored()) {
    const crop = db.crops.get(cropId);
    const isOfAnother = crop && crop.sellerId !== maize?.sellerId;
    if (maize && isOfAnother) {
      db.crops.set(cropId, { ...crop, sellerId: maize.sellerId });
      break;
    }
  }
  await open();
  await row('Maize Yellow');
  const sellers = screen.getAllByRole('region').map((region) => ({
    listings: within(region).queryAllByRole('listitem').length,
    hasTotal: within(region).queryByText('From this seller') !== null,
  }));
  const own = sellers.filter(({ listings }) => listings > 0);
  expect(own.length).toBeGreaterThan(1);
  expect(own.map(({ hasTotal }) => hasTotal)).toEqual(own.map(({ listings }) => listings > 1));
  expect(own.some(({ hasTotal }) => hasTotal)).toBe(true);
  const sellerId = db.crops.get(idOf('maize-yellow'))?.sellerId;
  const name = db.people.get(sellerId ?? '')?.name ?? 'no one';
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/mandi?seller=${sellerId}`);
});

test('the cart says that it reserves nothing, and leads to the checkout', async () => {
  await open();
  expect(await screen.findByText(/^The cart reserves nothing/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/checkout');
  expect(screen.getByRole('link', { name: 'Back to Mandi' })).toHaveAttribute('href', '/mandi');
});

test('an empty cart leads to the Mandi', async () => {
  server.use(...emptyCart());
  await open();
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the Mandi' })).toHaveAttribute('href', '/mandi');
});

test('a cart on its way says so', async () => {
  server.use(...waiting('cart'));
  await open();
  expect(await screen.findByText('Your cart is loading...')).toBeInTheDocument();
});

test('a cart that could not be loaded can be tried again', async () => {
  server.use(...failing('cart'));
  const { user } = await open();
  await screen.findByText('Your cart could not be loaded.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await row('Maize Yellow');
});

test('the cart speaks Hindi', async () => {
  await open('hi');
  expect(await screen.findByRole('heading', { level: 1, name: 'आपका कार्ट' })).toBeVisible();
  expect(await screen.findByText(/^कार्ट में डालने से माल आपके लिए रुकता नहीं/)).toBeVisible();
});
