import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '@upaj/mocks/db';
import { server } from '@upaj/mocks/node';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { type DemoOrderName, demoOrder, demoOrders } from '../../../testing/demo-orders.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { buyer, seller } from '../../../testing/users.ts';

const open = (name: DemoOrderName, session = buyer) =>
  renderRoute(`/orders/${demoOrders[name]}`, { session });
const dialog = () => within(screen.getByRole('dialog'));
const line = (name: string) => within(dialog().getByRole('group', { name }));
const send = (user: UserEvent) =>
  user.click(dialog().getByRole('button', { name: 'Send the proposal' }));

async function propose() {
  const { user } = await open('placed', seller);
  await user.click(await screen.findByRole('button', { name: 'Propose a change' }));
  await screen.findByRole('dialog');
  return user;
}

async function rewrite(user: UserEvent, name: string, label: RegExp, text: string) {
  await user.clear(line(name).getByLabelText(label));
  await user.type(line(name).getByLabelText(label), text);
}

describe('the seller', () => {
  it('proposes another quantity and price, and sees the new total', async () => {
    const user = await propose();
    await rewrite(user, 'Tomato Hybrid', /^Quantity/, '3');
    await rewrite(user, 'Green Peas', /^Price/, '१,०५०.५०');
    expect(dialog().getByText('₹3,451')).toBeVisible();
    expect(dialog().getByText('before: ₹4,000')).toBeVisible();
    await user.type(dialog().getByLabelText(/^Reason/), 'Hail.');
    await send(user);
    expect(await screen.findByText('The buyer has been asked.')).toBeInTheDocument();
    const items = demoOrder('placed').amendment?.items;
    expect(items).toMatchObject([
      { quantity: 3, price: 450 },
      { quantity: 2, price: 1050.5 },
    ]);
    expect(await screen.findByText('Your proposed change')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept the change' })).toBeNull();
  });

  it('has to change something, and to say why', async () => {
    const user = await propose();
    await send(user);
    expect(await screen.findByText('Nothing is changed yet.')).toBeVisible();
    expect(screen.getByText('Please fill this in')).toBeVisible();
    expect(demoOrder('placed').amendment).toBeNull();
  });

  it('rejects an order of which nothing is left', async () => {
    const user = await propose();
    await rewrite(user, 'Tomato Hybrid', /^Quantity/, '0');
    await rewrite(user, 'Green Peas', /^Quantity/, '0');
    await user.type(dialog().getByLabelText(/^Reason/), 'Hail.');
    await send(user);
    expect(await screen.findByText(/^Nothing would be left/)).toBeVisible();
  });

  it.each([
    [/^Quantity/, '1.5', /^Please write a whole number from 0 to 10,000/],
    [/^Quantity/, '10001', /^Please write a whole number from 0 to 10,000/],
    [/^Price/, '0', /^Please write a price/],
    [/^Price/, '1.555', /^Please write a price/],
  ])('cannot write %s as %s', async (label, text, error) => {
    const user = await propose();
    await rewrite(user, 'Green Peas', label, text);
    await send(user);
    expect(await screen.findByText(error)).toBeVisible();
    expect(demoOrder('placed').amendment).toBeNull();
  });

  it('loses nothing that was typed when the server is not reached', async () => {
    const user = await propose();
    await rewrite(user, 'Tomato Hybrid', /^Quantity/, '3');
    await user.type(dialog().getByLabelText(/^Reason/), 'Hail.');
    server.use(http.post('*/api/v1/orders/:id/amend', () => Response.error()));
    await send(user);
    expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
    expect(line('Tomato Hybrid').getByLabelText(/^Quantity/)).toHaveValue('3');
    expect(dialog().getByLabelText(/^Reason/)).toHaveValue('Hail.');
  });
});

describe('the buyer', () => {
  it('sees the old and the new beside each other, with both totals and the reason', async () => {
    await open('amended');
    await screen.findByText('The seller proposes a change');
    expect(screen.getByText('6 U · 150 kg (1.5 quintals), ₹1,850 for 1U')).toBeVisible();
    expect(screen.getByText('4 U · 100 kg (1 quintal), ₹1,850 for 1U')).toBeVisible();
    expect(screen.getByText('₹8,800')).toBeVisible();
    expect(screen.getAllByText(/^Reason: Rain has spoilt/)[0]).toBeVisible();
  });

  it('accepts, and the order is as proposed', async () => {
    const { user } = await open('amended');
    await user.click(await screen.findByRole('button', { name: 'Accept the change' }));
    expect(await screen.findByText(/^You have accepted the change/)).toBeInTheDocument();
    expect(demoOrder('amended').status).toBe('accepted');
    expect(await screen.findByText('Ordered: 4 U · 100 kg (1 quintal)')).toBeVisible();
    expect(screen.queryByText('The seller proposes a change')).toBeNull();
  });

  it.each(['Accept the change', 'Decline'])(
    'answers only the proposal on the screen, and is shown a changed one: %s',
    async (answer) => {
      const { user } = await open('amended');
      const button = await screen.findByRole('button', { name: answer });
      const order = demoOrder('amended');
      const items = order.amendment?.items.map((item) => ({ ...item, price: 9_999_999 })) ?? [];
      const amendment = { id: crypto.randomUUID(), items, reason: 'Dearer.', at: order.createdAt };
      db.orders.set(order.id, { ...order, amendment });
      await user.click(button);
      expect(await screen.findByText(/^The seller has changed the proposal/)).toBeVisible();
      expect(await screen.findByText('4 U · 100 kg (1 quintal), ₹99,99,999 for 1U')).toBeVisible();
      expect(demoOrder('amended')).toMatchObject({ status: 'placed', amendment });
      await user.click(screen.getByRole('button', { name: 'Decline' }));
      await waitFor(() => expect(demoOrder('amended').amendment).toBeNull());
    },
  );

  it('declines, and the order stays as it was', async () => {
    const { user } = await open('amended');
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText(/^You have declined/)).toBeInTheDocument();
    expect(demoOrder('amended')).toMatchObject({ status: 'placed', amendment: null });
    expect(screen.getByText('Ordered: 6 U · 150 kg (1.5 quintals)')).toBeVisible();
  });
});
