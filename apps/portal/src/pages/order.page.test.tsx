import { screen, waitFor, within } from '@testing-library/react';
import { orderActions } from '@upaj/contract/orders.rules';
import type { OrderAction } from '@upaj/contract/orders.schema';
import { db } from '@upaj/mocks/db';
import { server } from '@upaj/mocks/node';
import { factsOf } from '@upaj/mocks/order-view';
import { failing, stepRefused } from '@upaj/mocks/scenarios';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { type DemoOrderName, demoOrder, demoOrders } from '../testing/demo-orders.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { buyer, seller } from '../testing/users.ts';

type Side = 'buyer' | 'seller';

async function open(name: DemoOrderName, session = buyer) {
  const view = await renderRoute(`/orders/${demoOrders[name]}`, { session });
  await screen.findByRole('heading', { name: `Order ${demoOrder(name).reference}` });
  return view;
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

it('shows goods, what was ordered and delivered, the total, and how it was settled', async () => {
  await open('delivered');
  const wheat = within((await screen.findByText('Sharbati Wheat')).closest('li') ?? document.body);
  expect(wheat.getByText('₹700 for 1U')).toBeVisible();
  expect(wheat.getByText('Ordered: 10 U · 250 kg (2.5 quintals)')).toBeVisible();
  expect(wheat.getByText('Delivered: 9.92 U · 248 kg (2.48 quintals)')).toBeVisible();
  expect(wheat.getByText('₹6,944')).toBeVisible();
  expect(screen.getByText("Agreed with the buyer's code")).toBeVisible();
  expect(screen.getByText(/^Upaj holds no money/)).toBeVisible();
});

it('the other side can be called and written to on WhatsApp', async () => {
  await open('placed');
  expect(screen.getByRole('link', { name: 'Call Ramesh Oraon' })).toHaveAttribute(
    'href',
    'tel:+919876500001',
  );
  const chat = screen.getByRole('link', { name: 'Write to Ramesh Oraon on WhatsApp' });
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919876500001\?text=.*UP-DEM001/);
});

it.each([
  [buyer, '/orders'],
  [seller, '/orders?as=seller'],
])('the way back leads to the list that the order is in (%#)', async (session, list) => {
  await open('placed', session);
  const link = screen.getByRole('link', { name: 'Back to my orders' });
  expect(link).toHaveAttribute('href', list);
});

it('of a buyer whose account is gone neither name, phone nor address is left', async () => {
  await open('ofDeletedBuyer', seller);
  expect(screen.getAllByText('Unknown Buyer')[0]).toBeVisible();
  expect(screen.getByText('The account was deleted.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  expect(screen.queryByText('Delivery address')).toBeNull();
});

it('tells who did what, and why, with the numbers of the payments', async () => {
  await open('refunded');
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const history = told.slice(told.findIndex((text) => text?.startsWith('Order placed')));
  expect(history.map((text) => text?.split(/\d\d\/\d\d\/\d{4}/)[0])).toEqual([
    'Order placedYou · ',
    'The buyer reports ₹2,480 paidYou · ',
    'AcceptedRamesh Oraon · ',
    'The seller has received ₹2,480Ramesh Oraon · ',
    'CancelledYou · ',
    'The seller has given ₹2,480 backRamesh Oraon · ',
  ]);
  expect(history[4]).toContain('Reason: I ordered twice by mistake.');
  expect(history[5]).toContain('UTR 612345678906');
});

it.each([
  ['placed', buyer, /^Expires on \d\d\/\d\d\/\d{4}, \d\d:\d\d unless the seller answers\.$/],
  ['placed', seller, /unless you answer\.$/],
  ['amended', buyer, /unless you answer\.$/],
  ['amended', seller, /unless the buyer answers\.$/],
] as const)('the %s order says when it expires (%#)', async (name, session, text) => {
  await open(name, session);
  expect(screen.getByText(text)).toBeVisible();
});

it('a reported payment keeps an order from expiring', async () => {
  await open('claimed');
  expect(screen.queryByText(/^Expires/)).toBeNull();
});

describe('each side is offered exactly what the shared rules allow', () => {
  const words: Partial<Record<OrderAction, string>> = {
    accept: 'Accept',
    reject: 'Reject',
    pack: 'Packed',
    deliver: 'Hand over',
    cancel: 'Cancel the order',
    amend: 'Propose a change',
    'accept-amendment': 'Accept the change',
    'decline-amendment': 'Decline',
    object: 'Object',
    'claim-payment': 'I have paid',
    'confirm-payment': 'Money received',
    'refund-payment': 'I have given the money back',
  };
  const sides = [
    ['buyer', buyer, 'Money has not come back'],
    ['seller', seller, 'Money has not arrived'],
  ] as const;
  const isStep = (name: string | null) =>
    [...Object.values(words), ...sides.map(([, , dispute]) => dispute)].some(
      (word) => word === name,
    );

  const isOn = (name: DemoOrderName, side: Side) => {
    const userId = demoOrder(name)[`${side}Id`];
    return userId === (side === 'buyer' ? buyer : seller).userId;
  };
  const names = Object.keys(demoOrders) as DemoOrderName[];
  const cases = names.flatMap((name) =>
    sides.filter(([side]) => isOn(name, side)).map((side) => [name, ...side] as const),
  );

  it.each(cases)('%s as %s', async (name, side, session, dispute) => {
    await open(name, session);
    const expected = orderActions(side, factsOf(demoOrder(name)), Date.now()).map(
      (action) => words[action] ?? dispute,
    );
    // The form of a payment comes on demand.
    if (expected.includes('I have paid'))
      await screen.findByRole('button', { name: 'I have paid' });
    const offered = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(offered.filter(isStep).sort()).toEqual(expected.sort());
  });
});

describe('a step without a dialog', () => {
  it('is sent once, however often it is pressed', async () => {
    let reply = () => {};
    const held = new Promise<void>((resolve) => {
      reply = resolve;
    });
    const sent = vi.fn(() => held);
    server.use(http.post('*/api/v1/orders/:id/accept', sent));
    const { user } = await open('placed', seller);
    await user.dblClick(button('Accept'));
    await user.click(button('Accept'));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    reply();
    await screen.findByText('The order is accepted.');
    expect(sent).toHaveBeenCalledOnce();
    expect(await screen.findByRole('button', { name: 'Packed' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('leads from accepted to packed', async () => {
    const { user } = await open('accepted', seller);
    await user.click(button('Packed'));
    expect(await screen.findByRole('button', { name: 'Hand over' })).toBeEnabled();
    expect(demoOrder('accepted').status).toBe('packed');
  });

  it('that has become impossible shows what has changed', async () => {
    const { user } = await open('placed', seller);
    db.orders.set(demoOrders.placed, { ...demoOrder('placed'), status: 'cancelled' });
    await user.click(button('Accept'));
    expect(await screen.findByText(/^The order has changed in the meantime/)).toBeInTheDocument();
    expect(await screen.findByText('This order was cancelled.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('that does not reach the server can be tried again', async () => {
    const { user } = await open('placed', seller);
    server.use(http.post('*/api/v1/orders/:id/accept', () => Response.error()));
    await user.click(button('Accept'));
    await screen.findByText(/^The server cannot be reached/);
    expect(button('Accept')).toBeEnabled();
  });
});

describe('a step with a reason', () => {
  const reason = 'The tomatoes are sold.';

  it('needs one, and tells it to the other side', async () => {
    const { user } = await open('placed', seller);
    await user.click(button('Reject'));
    await user.click(await screen.findByRole('button', { name: 'Reject the order' }));
    expect(await screen.findByText('Please fill this in')).toBeVisible();
    expect(demoOrder('placed').status).toBe('placed');
    await user.type(dialog().getByLabelText(/^Reason/), reason);
    await user.click(button('Reject the order'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(demoOrder('placed').history.at(-1)).toMatchObject({ kind: 'reject', reason });
    expect(await screen.findByText(`Reason: ${reason}`)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('a buyer may cancel without one', async () => {
    const { user } = await open('placed');
    await user.click(button('Cancel the order'));
    await screen.findByRole('dialog');
    await user.click(dialog().getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(demoOrder('placed').status).toBe('cancelled'));
    expect(
      await screen.findByText(/^This order was cancelled. Nothing has to be paid/),
    ).toBeVisible();
  });

  it('a seller may not', async () => {
    const { user } = await open('packed', seller);
    await user.click(button('Cancel the order'));
    await screen.findByRole('dialog');
    await user.click(dialog().getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('Please fill this in')).toBeVisible();
  });

  it('keeps what was typed after a failure', async () => {
    const { user } = await open('placed', seller);
    await user.click(button('Reject'));
    await user.type(await screen.findByLabelText(/^Reason/), reason);
    server.use(...stepRefused());
    await user.click(button('Reject the order'));
    expect(await screen.findByText(/^The order has changed in the meantime/)).toBeVisible();
    expect(dialog().getByLabelText(/^Reason/)).toHaveValue(reason);
    server.resetHandlers();
    await user.click(button('Reject the order'));
    await waitFor(() => expect(demoOrder('placed').status).toBe('rejected'));
  });
});

it('the slip is printed with both sides, the goods, the total and the payment', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await open('delivered', seller);
  await user.click(button('Print the slip'));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const slip = document.querySelector('[data-print-only]');
  for (const part of [
    'UP-DEM010',
    'Ramesh Oraon',
    'Meera Devi',
    'Vermicompost',
    '₹7,944',
    'Paid',
  ]) {
    expect(slip).toHaveTextContent(part);
  }
});

it.each([
  ['0de50000-0001-4000-8000-999999999999', 'This order was not found.'],
  ['nonsense', 'This order was not found.'],
  [demoOrders.accepted, 'This order belongs to someone else.'],
])('at /orders/%s a buyer reads: %s', async (id, text) => {
  await renderRoute(`/orders/${id}`, { session: buyer });
  expect(await screen.findByText(text)).toBeVisible();
});

it('an order that could not be fetched can be fetched again', async () => {
  server.use(...failing('orders'));
  const { user } = await renderRoute(`/orders/${demoOrders.placed}`, { session: buyer });
  await screen.findByText('The order could not be fetched.');
  server.resetHandlers();
  await user.click(button('Try again'));
  await screen.findByRole('heading', { name: 'Order UP-DEM001' });
});

it('what the other side did is seen when the user comes back to the page', async () => {
  await open('placed');
  db.orders.set(demoOrders.placed, { ...demoOrder('placed'), status: 'accepted' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Your handover code')).toBeVisible();
});
