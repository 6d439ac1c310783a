import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { demoListings } from '@upaj/demo/market';
import { db } from '@upaj/mocks/db';
import { handle, mockEndpoint } from '@upaj/mocks/mock-endpoint';
import { server } from '@upaj/mocks/node';
import { held } from '@upaj/mocks/scenarios';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { paths } from '../shared/paths.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, meera } from '../testing/users.ts';

const wheatId = demoListings.find(({ slug }) => slug === 'sharbati-wheat')?.id ?? '';
const open = () =>
  renderRoute(paths.checkout.href({ crop: wheatId, quantity: 3 }), { session: buyer });
const button = (name: string) => screen.findByRole('button', { name });
const ordered = () => [...db.orders.values()].filter(({ checkoutKey }) => checkoutKey !== null);

/** The orders are placed, and the answer is lost on its way. */
function loseAnswer() {
  server.use(
    handle(contract.placeOrders, async ({ request }) => {
      server.resetHandlers();
      await fetch(request.clone());
      return HttpResponse.error();
    }),
  );
}

describe('one checkout makes one order', () => {
  test('when the button is pressed twice, however quickly', async () => {
    let requests = 0;
    server.use(
      handle(contract.placeOrders, () => {
        requests += 1;
        return undefined;
      }),
    );
    await open();
    const place = await button('Place order');
    act(() => {
      place.click();
      place.click();
    });
    await screen.findByText('Order placed');
    expect(requests).toBe(1);
    expect(ordered()).toHaveLength(1);
  });

  test('when the answer is lost', async () => {
    loseAnswer();
    const { user } = await open();
    await user.click(await button('Place order'));
    await screen.findByText('Order placed');
    expect(ordered()).toHaveLength(1);
    await waitFor(() => expect(location.pathname).toBe(`/orders/${ordered()[0]?.id}`));
  });

  test('when the request is lost, and is sent again', async () => {
    const keys: (string | null)[] = [];
    let isLost = true;
    server.use(
      handle(contract.placeOrders, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        const response = isLost ? HttpResponse.error() : undefined;
        isLost = false;
        return response;
      }),
    );
    const { user } = await open();
    await user.click(await button('Place order'));
    await screen.findByText(/^Your order has not arrived, and nothing was ordered/);
    await user.click(await button('Place order'));
    await screen.findByText('Order placed');
    expect(ordered()).toHaveLength(1);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('when the connection is gone: the buyer can ask, and cannot order again', async () => {
    server.use(handle(contract.placeOrders, () => HttpResponse.error()));
    server.use(handle(contract.getCheckout, () => HttpResponse.error()));
    const { user } = await open();
    await user.click(await button('Place order'));
    await screen.findByText(/^The connection broke\. It is not clear yet/);
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
    server.resetHandlers();
    await user.click(await button('Check again'));
    await screen.findByText(/^Your order has not arrived, and nothing was ordered/);
    await user.click(await button('Place order'));
    await screen.findByText('Order placed');
    expect(ordered()).toHaveLength(1);
  });

  test('when the page is loaded again before the answer', async () => {
    const replies = held('orders');
    server.use(...replies.handlers);
    const { user } = await open();
    await user.click(await button('Place order'));
    await screen.findByText('Your order is being placed...');
    const keys = localStorage.getItem('checkout-keys') ?? '';
    cleanup();
    replies.open();
    await waitFor(() => expect(ordered()).toHaveLength(1));
    // A page that is gone does not remove its key when the answer comes.
    localStorage.setItem('checkout-keys', keys);
    await open();
    await screen.findByText('Order placed');
    expect(ordered()).toHaveLength(1);
  });

  test('when it is open in two tabs', async () => {
    const first = await open();
    const tab = within(first.container);
    const second = await open();
    await first.user.click(await tab.findByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(ordered()).toHaveLength(1));
    await second.user.click(
      await within(second.container).findByRole('button', { name: 'Place order' }),
    );
    await waitFor(() => expect(location.pathname).toBe(`/orders/${ordered()[0]?.id}`));
    expect(ordered()).toHaveLength(1);
  });

  test('when the address was changed after an answer that was lost', async () => {
    const { user } = await open();
    server.use(
      mockEndpoint(contract.placeOrders, () => {
        throw new ApiError('idempotency_mismatch');
      }),
    );
    const { key } = JSON.parse(localStorage.getItem('checkout-keys') ?? '{}')[wheatId];
    const [order] = [...db.orders.values()].filter(({ buyerId }) => buyerId === meera.id);
    if (order) db.orders.set(order.id, { ...order, checkoutKey: key });
    await user.click(await button('Place order'));
    await waitFor(() => expect(location.pathname).toBe(`/orders/${order?.id}`));
  });
});

test('the next checkout of the same listing is another order', async () => {
  for (const count of [1, 2]) {
    const { user } = await open();
    await user.click(await button('Place order'));
    await waitFor(() => expect(ordered()).toHaveLength(count));
    await waitFor(() => expect(location.pathname).toContain('/orders/'));
    cleanup();
  }
});
