import { screen, waitFor, within } from '@testing-library/react';
import { db } from '@upaj/mocks/db';
import { server } from '@upaj/mocks/node';
import { failing, noOrders, waiting } from '@upaj/mocks/scenarios';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { type DemoOrderName, demoOrder, demoOrders } from '../testing/demo-orders.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera, ramesh, seller } from '../testing/users.ts';

const open = (address = '/orders') => renderRoute(address, { session: buyer });
const openSold = (status = '') =>
  renderRoute(`/orders?as=seller${status && `&status=${status}`}`, { session: seller });
const cards = () => screen.findAllByRole('listitem');

async function cardOf(name: DemoOrderName) {
  const link = await screen.findByRole('link', { name: demoOrder(name).reference });
  const card = link.closest('li');
  if (!card) throw new Error('the order is in no list');
  return within(card);
}

it('a buyer sees each order with its seller, goods, total, day and both statuses', async () => {
  await open();
  const card = await cardOf('claimed');
  expect(card.getByText('Seller: Ramesh Oraon')).toBeVisible();
  expect(card.getByText('Ragi')).toBeVisible();
  expect(card.getByText('₹3,720')).toBeVisible();
  expect(card.getByText('Placed')).toBeVisible();
  expect(card.getByText('Payment reported')).toBeVisible();
  expect(card.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
  const own = [...db.orders.values()].filter(({ buyerId }) => buyerId === meera.id);
  expect(await cards()).toHaveLength(own.length);
});

it('the card leads to the order', async () => {
  const { user } = await open();
  const { reference } = demoOrder('placed');
  await user.click(await screen.findByRole('link', { name: reference }));
  expect(await screen.findByRole('heading', { name: `Order ${reference}` })).toBeVisible();
  expect(location.pathname).toBe(`/orders/${demoOrders.placed}`);
});

it('Sold shows what was ordered from the user, also by a buyer whose account is gone', {
  tags: ['ERROR-44'],
}, async () => {
  const { user } = await renderRoute('/orders', { session: seller });
  await user.click(screen.getByRole('link', { name: 'Sold' }));
  expect(location.search).toBe('?as=seller');
  const card = await cardOf('ofDeletedBuyer');
  expect(card.getByText('Buyer: Unknown Buyer')).toBeVisible();
});

it('Bought shows what was ordered from a seller whose account is gone', {
  tags: ['ERROR-45'],
}, async () => {
  db.people.delete(ramesh.id);
  await open();
  const card = await cardOf('claimed');
  expect(card.getByText('Seller: Unknown Seller')).toBeVisible();
});

it('a status filters the list and is in the address', async () => {
  const { user } = await open();
  await cards();
  await user.click(screen.getByRole('button', { name: 'Delivered' }));
  expect(location.search).toBe('?status=delivered');
  const count = [...db.orders.values()].filter(
    ({ buyerId, status }) => buyerId === meera.id && status === 'delivered',
  ).length;
  await waitFor(async () => expect(await cards()).toHaveLength(count));
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(location.search).toBe('');
});

it('an order that was never to be paid speaks of no payment', async () => {
  await open('/orders?status=rejected');
  const card = await cardOf('rejected');
  expect(card.queryByText('Not paid')).toBeNull();
});

it('what waits for the user says so', async () => {
  const { unmount } = await open();
  const amended = await cardOf('amended');
  expect(amended.getByText('Waits for you: the seller proposes a change')).toBeVisible();
  expect((await cardOf('delivered')).queryByText(/^Waits/)).toBeNull();
  unmount();
  await openSold();
  const hints: [DemoOrderName, RegExp][] = [
    ['placed', /accept or reject$/],
    ['claimed', /has the money arrived\?$/],
    ['paid', /pack the goods$/],
    ['packed', /hand over the goods$/],
    ['objected', /objects to the handover$/],
    ['refundDue', /give the money back$/],
    ['disputed', /^The payment is disputed/],
  ];
  for (const [name, hint] of hints) expect((await cardOf(name)).getByText(hint)).toBeVisible();
});

it('further orders come page by page', async () => {
  const first = demoOrder('placed');
  for (let at = 0; at < 20; at += 1) {
    const id = `0de50000-0001-4000-8000-9${String(at).padStart(11, '0')}`;
    const createdAt = new Date(Date.now() - 1e10 - at).toISOString();
    db.orders.set(id, { ...first, id, reference: `UP-OLD${at}`, createdAt });
  }
  const { user } = await open();
  expect(await cards()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(async () => expect((await cards()).length).toBeGreaterThan(24));
  expect(await screen.findByText(/^\d+ orders shown$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

describe('without orders', () => {
  it('a buyer finds the way to the Mandi, and a seller the way to sell', async () => {
    server.use(...noOrders());
    const { user } = await open();
    await screen.findByText('You have not ordered anything yet.');
    expect(screen.getByRole('link', { name: 'Go to the Mandi' })).toHaveAttribute('href', '/mandi');
    await user.click(screen.getByRole('link', { name: 'Sold' }));
    const link = await screen.findByRole('link', { name: 'Sell on the Mandi' });
    expect(link).toHaveAttribute('href', '/mandi/sell-item');
  });

  it('an empty status leads back to all orders', async () => {
    server.use(...noOrders());
    await openSold('packed');
    const link = await screen.findByRole('link', { name: 'Show all orders' });
    expect(link).toHaveAttribute('href', '/orders?as=seller');
  });
});

it('a failed list offers to try again', async () => {
  server.use(...failing('orders'));
  const { user } = await open();
  await screen.findByText('Your orders could not be fetched.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await cardOf('placed');
});

it('a list on its way says so', async () => {
  server.use(...waiting('orders'));
  await open();
  expect(screen.getByText('Loading your orders...')).toBeInTheDocument();
});

it('orders that are about to be received are prepared for a place without a connection', async () => {
  const asked: string[] = [];
  server.events.on(
    'request:start',
    ({ request }) => void asked.push(new URL(request.url).pathname),
  );
  await open();
  const paths = [demoOrders.packed, demoOrders.paid].flatMap((id) => [
    `/api/v1/orders/${id}`,
    `/api/v1/orders/${id}/handover-code`,
  ]);
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining(paths)));
  expect(asked).not.toContain(`/api/v1/orders/${demoOrders.delivered}/handover-code`);
  server.events.removeAllListeners();
});

describe('a seller with several new orders', () => {
  const choose = (name: DemoOrderName) =>
    screen.findByLabelText(`Choose order ${demoOrder(name).reference}`);
  const acceptable = () =>
    [...db.orders.values()].filter(
      ({ sellerId, status, amendment }) =>
        sellerId === ramesh.id && status === 'placed' && !amendment,
    );

  it('accepts all chosen at once', async () => {
    const { user } = await openSold();
    await user.click(await choose('placed'));
    await user.click(await choose('claimed'));
    expect(screen.getByText('2 orders chosen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept all chosen' }));
    await screen.findByText('2 orders were accepted.');
    expect(demoOrder('placed').status).toBe('accepted');
    expect(demoOrder('claimed').status).toBe('accepted');
    await waitFor(() => expect(screen.queryByText(/chosen$/, { selector: 'p' })).toBeNull());
  });

  it('chooses all that wait; one with an open proposal cannot be chosen', async () => {
    const { user } = await openSold('placed');
    await user.click(await screen.findByLabelText('Choose all'));
    expect(screen.getByText(`${acceptable().length} orders chosen`)).toBeVisible();
    const { reference } = demoOrder('amended');
    expect(screen.queryByLabelText(`Choose order ${reference}`)).toBeNull();
  });

  it('hears how many could not be accepted any more', async () => {
    const { user } = await openSold();
    await user.click(await choose('placed'));
    await user.click(await choose('claimed'));
    db.orders.set(demoOrders.placed, { ...demoOrder('placed'), status: 'cancelled' });
    await user.click(screen.getByRole('button', { name: 'Accept all chosen' }));
    await screen.findByText(/^1 order was accepted. 1 order could not be accepted any more/);
    const card = await cardOf('placed');
    expect(await card.findByText('Cancelled')).toBeVisible();
  });

  it('keeps the choice when the server is not reached', async () => {
    const { user } = await openSold();
    await user.click(await choose('placed'));
    server.use(http.post('*/api/v1/orders/accept', () => Response.error()));
    await user.click(screen.getByRole('button', { name: 'Accept all chosen' }));
    await screen.findByText(/^The server cannot be reached/);
    expect(await choose('placed')).toBeChecked();
  });

  it('a buyer has nothing to choose', async () => {
    await open();
    await cards();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
