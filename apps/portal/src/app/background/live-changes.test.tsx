import { act, screen, waitFor, within } from '@testing-library/react';
import { db } from '@upaj/mocks/db';
import { server } from '@upaj/mocks/node';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { sessionEnded } from '../../domains/session/session.slice.ts';
import { demoOrder, demoOrders } from '../../testing/demo-orders.ts';
import { holdLongWaits } from '../../testing/long-waits.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { buyer, meera, seller } from '../../testing/users.ts';
import { startLiveChanges } from './live-changes.ts';

const requests: string[] = [];
const sent = (path: string) => requests.filter((one) => one === path).length;
const bell = () => screen.getByRole('link', { name: /^Notifications, / });

afterEach(() => {
  server.events.removeAllListeners();
  requests.length = 0;
});

/** Opens an address as Meera does, and follows what changes. */
async function open(address: string) {
  server.events.on('request:start', ({ request }) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  const view = await renderRoute(address, { session: buyer });
  onTestFinished(startLiveChanges(view.store));
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 3 new'));
  return view;
}

/** A request from another device. */
async function fromElsewhere(session: typeof buyer, method: string, path: string, body?: object) {
  const headers = {
    authorization: `Bearer ${session.token}`,
    ...(body && { 'content-type': 'application/json' }),
  };
  const reply = await fetch(`${location.origin}/api/v1${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(reply.status).toBeLessThan(300);
}

function look(isAway: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isAway);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('an order that the seller accepts is accepted on the open page of the buyer', {
  tags: ['HEADER-14'],
}, async () => {
  await open(`/orders/${demoOrders.placed}`);
  await screen.findByText('The seller has been told. You will see the answer here.');
  await fromElsewhere(seller, 'POST', `/orders/${demoOrders.placed}/accept`, {
    total: demoOrder('placed').history[0]?.total,
  });
  await screen.findByText('The seller packs the goods.');
  expect(bell()).toHaveAccessibleName('Notifications, 4 new');
});

it('the list of orders moves with them', async () => {
  await open('/orders');
  const link = await screen.findByRole('link', { name: demoOrder('claimed').reference });
  const row = link.closest('li');
  if (!row) throw new Error('the order is in no list');
  const card = within(row);
  expect(card.getByText('Placed')).toBeVisible();
  await fromElsewhere(seller, 'POST', `/orders/${demoOrders.claimed}/reject`, { reason: 'Rain' });
  expect(await card.findByText('Rejected')).toBeVisible();
});

/** What is in Meera's cart, and a listing that is not. */
function cartAndOther() {
  const items = db.carts.get(meera.id) ?? [];
  const [item] = items;
  const other = [...db.crops.values()].find(
    ({ id, sellerId, name }) =>
      sellerId !== meera.id && items.every((known) => known.cropId !== id && known.name !== name),
  );
  if (!item || !other) throw new Error('the demo has too little');
  return { items, item, other };
}

it('what another device puts into the cart is in the cart and at its badge', async () => {
  const { items, item, other } = cartAndOther();
  await open('/cart');
  await screen.findByText(item.name);
  await fromElsewhere(buyer, 'PUT', `/cart/${other.id}`, { quantity: 1 });
  expect(await screen.findByText(other.name)).toBeVisible();
  const name = `Cart, ${items.length + 1} listings`;
  expect(screen.getByRole('link', { name })).toBeVisible();
});

it('what this device is changing in the cart stays, and is sent', async () => {
  const { item, other } = cartAndOther();
  const { user } = await open('/cart');
  const field = await screen.findByLabelText(new RegExp(`${item.name}`), { selector: 'input' });
  await user.clear(field);
  await user.type(field, '9');
  await fromElsewhere(buyer, 'PUT', `/cart/${other.id}`, { quantity: 1 });
  await screen.findByText(other.name);
  expect(field).toHaveValue('9');
  await user.tab();
  const stored = () => db.carts.get(meera.id)?.find(({ cropId }) => cropId === item.cropId);
  await waitFor(() => expect(stored()?.quantity).toBe(9));
  expect(field).toHaveValue('9');
});

it('the first event fetches nothing that the page has just fetched', async () => {
  await open('/orders');
  const link = await screen.findByRole('link', { name: demoOrder('placed').reference });
  expect(await screen.findAllByText('Rejected')).toHaveLength(2);
  await fromElsewhere(seller, 'POST', `/orders/${demoOrders.placed}/reject`, { reason: 'Rain' });
  await waitFor(() => expect(screen.getAllByText('Rejected')).toHaveLength(3));
  expect(link).toBeVisible();
  expect(sent('GET /api/v1/orders')).toBe(2);
});

it('a page that returns after a while connects again, and fetches what it may have missed', async () => {
  const pass = holdLongWaits();
  await open('/orders');
  await screen.findByRole('link', { name: demoOrder('placed').reference });
  look(true);
  await pass(59_999);
  look(false);
  expect(sent('GET /api/v1/notifications/stream')).toBe(1);
  look(true);
  await pass(60_000);
  await fromElsewhere(seller, 'POST', `/orders/${demoOrders.placed}/accept`, {
    total: demoOrder('placed').history[0]?.total,
  });
  expect(sent('GET /api/v1/orders')).toBe(1);
  look(false);
  await waitFor(() => expect(sent('GET /api/v1/orders')).toBe(2));
  expect(sent('GET /api/v1/notifications/stream')).toBe(2);
  await waitFor(() => expect(bell()).toHaveAccessibleName('Notifications, 4 new'));
});

it('the stream ends with the session', async () => {
  let signal: AbortSignal | undefined;
  server.use(
    http.get('*/api/v1/notifications/stream', ({ request }) => {
      signal = request.signal;
    }),
  );
  const { store } = await open('/settings');
  expect(signal?.aborted).toBe(false);
  act(() => void store.dispatch(sessionEnded()));
  await waitFor(() => expect(signal?.aborted).toBe(true));
});

it('a server without a stream shows no error', async () => {
  const refused = { success: false, code: 'not_found', message: 'Not found' };
  let asked = 0;
  server.use(
    http.get('*/api/v1/notifications/stream', () => {
      asked += 1;
      return HttpResponse.json(refused, { status: 404 });
    }),
  );
  const { store } = await renderRoute('/orders', { session: buyer });
  onTestFinished(startLiveChanges(store));
  await waitFor(() => expect(asked).toBe(1));
  await screen.findByRole('link', { name: demoOrder('placed').reference });
  expect(screen.queryByRole('alert')).toBeNull();
});
