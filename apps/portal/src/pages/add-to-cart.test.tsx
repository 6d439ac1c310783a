import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { demoListings } from '@upaj/demo/market';
import { demoPassword } from '@upaj/demo/people';
import { db } from '@upaj/mocks/db';
import { handle, mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { failing, held, offline, signedOut } from '@upaj/mocks/scenarios';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionEnded } from '../domains/session/session.slice.ts';
import { paths } from '../shared/paths.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera, ramesh, seller } from '../testing/users.ts';

const idOf = (slug: string) => demoListings.find((listing) => listing.slug === slug)?.id ?? '';
const wheatId = idOf('sharbati-wheat');
const quantityOf = (userId: string, cropId = wheatId) =>
  db.carts.get(userId)?.find((item) => item.cropId === cropId)?.quantity;
const badge = (count: number) =>
  screen.findByRole('link', { name: `Cart, ${count} ${count === 1 ? 'listing' : 'listings'}` });
const openWheat = (session = buyer) => renderRoute(paths.crop.href('Crops', wheatId), { session });
const add = (name = 'ADD TO CART') => screen.findByRole('button', { name });

beforeEach(() => db.carts.clear());

test('Add to Cart on a card adds the quantity of its stepper, says so and leads to the cart', {
  tags: ['SECTION-11', 'MANDI-12', 'LIMIT-23'],
}, async () => {
  const { user } = await renderRoute('/mandi?category=Crops', { session: buyer });
  await user.click(await screen.findByRole('button', { name: 'One more: Sharbati Wheat' }));
  await user.click(await add('Add to Cart: Sharbati Wheat'));
  await screen.findByText('Added to your cart: 2 U Sharbati Wheat');
  expect(await badge(1)).toHaveTextContent(/^1$/);
  await waitFor(() => expect(quantityOf(meera.id)).toBe(2));
  await user.click(screen.getByRole('button', { name: 'Go to the cart' }));
  expect(await screen.findByRole('listitem', { name: 'Sharbati Wheat' })).toBeVisible();
  expect(location.pathname).toBe('/cart');
});

test('Add to Cart speaks Hindi', async () => {
  const { user } = await renderRoute('/mandi?category=Crops', { session: buyer, language: 'hi' });
  await user.click(await add('कार्ट में डालें: Sharbati Wheat'));
  await screen.findByText('कार्ट में डाला गया: Sharbati Wheat, 1 U');
});

test('what is added twice is added up, at most to what is left', {
  tags: ['CROP-13'],
}, async () => {
  const { user } = await openWheat();
  await user.click(await add());
  await screen.findByText('Added to your cart: 1 U Sharbati Wheat');
  await user.click(await add());
  await screen.findByText('Added to your cart: 1 U Sharbati Wheat. It now holds 2 U of it.');
  const quantity = screen.getByLabelText('Quantity of Sharbati Wheat');
  await user.clear(quantity);
  await user.type(quantity, '20{Enter}');
  await user.click(await add());
  await screen.findByText('Sharbati Wheat: all 20 U that are left are in your cart now.');
  await user.click(await add());
  await screen.findByText('Sharbati Wheat: all 20 U that are left are in your cart already.');
  await waitFor(() => expect(quantityOf(meera.id)).toBe(20));
});

test.each([
  ['the server fails', () => failing('cart'), 'your change could not be saved'],
  ['there is no connection', () => offline('cart'), 'your change could not be saved'],
])('when %s, the count goes back and a message says what to do', async (_, scenario, words) => {
  const { user } = await openWheat();
  await user.click(await add());
  await badge(1);
  await waitFor(() => expect(quantityOf(meera.id)).toBe(1));
  server.use(...scenario());
  await user.click(await add());
  await screen.findByText(new RegExp(words));
  await badge(1);
});

test('what was sold in the meantime is not in the cart, and the listing is shown as it is now', async () => {
  const { user } = await openWheat();
  const button = await add();
  const record = db.crops.get(wheatId);
  if (record) db.crops.set(wheatId, { ...record, quantity: 0 });
  await user.click(button);
  await screen.findByText('Sharbati Wheat: there is not as much left. Please choose less.');
  await badge(0);
  expect(await screen.findByText('Out of stock')).toBeVisible();
});

test('BUY NOW leads to the checkout of this listing with this quantity', {
  tags: ['CROP-14'],
}, async () => {
  const { user } = await openWheat();
  await user.click(await screen.findByRole('button', { name: 'One more: Sharbati Wheat' }));
  await user.click(screen.getByRole('button', { name: 'BUY NOW' }));
  await waitFor(() =>
    expect(location.pathname + location.search).toBe(`/checkout?crop=${wheatId}&quantity=2`),
  );
});

test('no one is offered their own goods', async () => {
  await openWheat(seller);
  expect(await screen.findByRole('link', { name: 'Your own listing' })).toHaveAttribute(
    'href',
    '/mandi/seller-profile',
  );
  expect(screen.queryByRole('button', { name: /CART|BUY/ })).toBeNull();
});

describe('the count in the header', () => {
  test('is known from the last visit, and then that of the server', async () => {
    localStorage.setItem('cart-count', `${meera.id} 3`);
    const replies = held('cart');
    server.use(...replies.handlers);
    const { user } = await renderRoute('/settings', { session: buyer });
    await user.keyboard('{Tab}');
    await badge(3);
    replies.open();
    await badge(0);
  });

  /** Puts wheat into the cart, as another tab or another device does. */
  function addElsewhere() {
    const facts = { cropId: wheatId, name: 'Sharbati Wheat', quantity: 1, priceWhenAdded: 700 };
    const addedAt = new Date().toISOString();
    db.carts.set(meera.id, [{ ...facts, category: 'Crops', unit: 'kg', addedAt }]);
  }

  test('follows another tab', async () => {
    const { user } = await openWheat();
    await user.keyboard('{Tab}');
    await badge(0);
    addElsewhere();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart-changed' })));
    await badge(1);
  });

  test('follows another device when the user returns', async () => {
    const { user } = await openWheat();
    await user.keyboard('{Tab}');
    await badge(0);
    await waitFor(() => expect(localStorage.getItem('cart-count')).toBe(`${meera.id} 0`));
    addElsewhere();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    act(() => void dispatchEvent(new Event('focus')));
    await badge(1);
  });

  test('is not that of the user before', async () => {
    localStorage.setItem('cart-count', `${ramesh.id} 3`);
    await renderRoute('/settings', { session: buyer });
    await badge(0);
  });
});

describe('a session that has ended', () => {
  async function addSignedOut() {
    const page = await openWheat();
    await add();
    server.use(...signedOut());
    await page.user.click(await add());
    await screen.findByText(
      'You are signed out. Sharbati Wheat is kept, and is in your cart once you sign in.',
    );
    await screen.findByRole('button', { name: 'Sign In' });
    server.resetHandlers();
    return page;
  }
  async function signIn(user: Awaited<ReturnType<typeof addSignedOut>>['user'], email: string) {
    await user.type(await screen.findByLabelText(/^Email/), email);
    await user.type(screen.getByLabelText(/^Password/), demoPassword);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
  }

  test('loses nothing: after the sign-in the listing is in the cart', async () => {
    const { user } = await addSignedOut();
    await signIn(user, meera.email);
    await screen.findByText('What you chose before you signed in is in your cart now.');
    expect(quantityOf(meera.id)).toBe(1);
    expect(localStorage.getItem('visitor-cart')).toBeNull();
    await badge(1);
  });

  test('leaves nothing to another user', async () => {
    const { user } = await addSignedOut();
    await signIn(user, ramesh.email);
    await waitFor(() => expect(localStorage.getItem('userId')).toBe(ramesh.id));
    await badge(0);
    expect(localStorage.getItem('visitor-cart')).toBeNull();
    expect(quantityOf(ramesh.id)).toBeUndefined();
  });

  test('keeps the listing until the server has it', async () => {
    const { user } = await addSignedOut();
    server.use(handle(contract.mergeCart, () => HttpResponse.error()));
    await signIn(user, meera.email);
    await waitFor(() => expect(location.pathname).toContain('/mandi/'));
    expect(localStorage.getItem('visitor-cart')).not.toBeNull();
    server.resetHandlers();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(quantityOf(meera.id)).toBe(1));
    expect(localStorage.getItem('visitor-cart')).toBeNull();
  });

  test('and a deliberate logout leave nothing behind', async () => {
    const { store } = await addSignedOut();
    expect(localStorage.getItem('visitor-cart')).not.toBeNull();
    act(() => void store.dispatch(sessionEnded()));
    expect(localStorage.getItem('visitor-cart')).toBeNull();
  });
});

test('a full cart says so', async () => {
  server.use(
    mockEndpoint(contract.putCartItem, () => {
      throw new ApiError('cart_full');
    }),
  );
  const { user } = await openWheat();
  await user.click(await add());
  await screen.findByText(/^Your cart is full: it holds 50 listings/);
});
