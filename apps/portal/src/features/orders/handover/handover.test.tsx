import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { db } from '@upaj/mocks/db';
import { mockHandoverCode } from '@upaj/mocks/handover.mock';
import { server } from '@upaj/mocks/node';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { type DemoOrderName, demoOrder, demoOrders } from '../../../testing/demo-orders.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { buyer, seller } from '../../../testing/users.ts';

const open = (name: DemoOrderName, session = seller, hash = '') =>
  renderRoute(`/orders/${demoOrders[name]}${hash}`, { session });
const dialog = () => within(screen.getByRole('dialog'));
const weight = () => screen.findByLabelText(/in kg/);
const submit = (user: UserEvent) =>
  user.click(dialog().getByRole('button', { name: 'Record the handover' }));

async function openDialog(name: DemoOrderName = 'packed') {
  const { user } = await open(name);
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  await weight();
  return user;
}

async function weigh(user: UserEvent, text: string) {
  await user.clear(await weight());
  await user.type(await weight(), text);
}

async function enterCode(user: UserEvent, code: string) {
  await user.click(dialog().getByLabelText('Digit 1 of 4'));
  await user.keyboard(code);
}

describe('the seller hands over the goods', () => {
  it('by weight, with the code and the money, and the total follows the weight', async () => {
    const user = await openDialog();
    expect(await weight()).toHaveValue('300');
    await weigh(user, '२९८.५');
    expect(dialog().getByText('₹7,343.10')).toBeVisible();
    expect(dialog().getByText('as ordered: ₹7,380')).toBeVisible();
    await enterCode(user, mockHandoverCode);
    await user.click(dialog().getByLabelText('Money received: ₹7,343.10'));
    await submit(user);
    expect(await screen.findByText('The handover is recorded.')).toBeInTheDocument();
    expect(demoOrder('packed')).toMatchObject({ status: 'delivered', handover: 'agreed' });
    expect(demoOrder('packed').lines[0]?.delivered).toBe(11.94);
    expect(demoOrder('packed').payments.at(-1)).toMatchObject({
      kind: 'confirmed',
      amount: 7343.1,
    });
    expect(await screen.findByText("Agreed with the buyer's code")).toBeVisible();
  });

  it.each(['299.55', 'many', '-4', ''])('and cannot write the weight as "%s"', async (text) => {
    const user = await openDialog();
    await user.clear(await weight());
    if (text) await user.type(await weight(), text);
    await submit(user);
    expect(await screen.findByText(/^Please write a number with at most one digit/)).toBeVisible();
    expect(demoOrder('packed').status).toBe('packed');
  });

  it('of which nothing was handed over: then the order is to be cancelled', async () => {
    const user = await openDialog();
    await weigh(user, '0');
    await enterCode(user, mockHandoverCode);
    await submit(user);
    expect(await screen.findByText(/^Nothing was handed over\?/)).toBeVisible();
  });

  it('with a code of four digits, no less', async () => {
    const user = await openDialog();
    await enterCode(user, '42');
    await submit(user);
    expect(await screen.findByText('Please enter all four digits')).toBeVisible();
  });

  it('with another code after a wrong one, and keeps the weight', async () => {
    const user = await openDialog();
    await weigh(user, '290');
    await enterCode(user, '1111');
    await submit(user);
    expect(await screen.findByText(/^This is not the buyer's code/)).toBeVisible();
    await waitFor(() => expect(dialog().getByLabelText('Digit 1 of 4')).toHaveFocus());
    await user.keyboard(mockHandoverCode);
    await submit(user);
    await waitFor(() => expect(demoOrder('packed').lines[0]?.delivered).toBe(11.6));
  });

  it('and reads how many tries are left, if the server tells', async () => {
    const user = await openDialog();
    const fields = { code: { code: 'handover_code_wrong', message: 'is wrong', limit: 3 } };
    const body = { success: false, message: 'Wrong', code: 'handover_code_wrong', fields };
    server.use(
      http.post('*/api/v1/orders/:id/deliver', () => Response.json(body, { status: 409 })),
    );
    await enterCode(user, '1111');
    await submit(user);
    expect(await screen.findByText(/3 tries left\.$/)).toBeVisible();
  });

  it('with a reason once there were too many wrong codes', async () => {
    db.orders.set(demoOrders.packed, { ...demoOrder('packed'), wrongCodes: 5 });
    const user = await openDialog();
    await enterCode(user, mockHandoverCode);
    await submit(user);
    expect(await screen.findByText(/^There were too many wrong codes/)).toBeVisible();
    await user.type(await screen.findByLabelText(/^Why is there no code/), 'Codes were wrong.');
    await submit(user);
    await waitFor(() => expect(demoOrder('packed').handover).toBe('reported'));
  });

  it('without the code at most as ordered, and with a reason', async () => {
    const user = await openDialog();
    await user.click(dialog().getByRole('button', { name: 'The buyer has no code' }));
    await weigh(user, '325');
    await submit(user);
    expect(await screen.findByText(/^Without the code at most .* 300 kg$/)).toBeVisible();
    expect(screen.getByText('Please fill this in')).toBeVisible();
    await weigh(user, '300');
    await user.type(dialog().getByLabelText(/^Why is there no code/), 'Her son took it.');
    await submit(user);
    await waitFor(() => expect(demoOrder('packed').handover).toBe('reported'));
    expect(await screen.findByText(/The buyer can object until/)).toBeVisible();
  });

  it('of which more was paid than was handed over: the rest is to be given back', async () => {
    const at = new Date().toISOString();
    const paid = { kind: 'confirmed', by: 'seller', at, amount: 7380 } as const;
    const payments = [{ ...paid, reference: null, reason: null }];
    db.orders.set(demoOrders.packed, { ...demoOrder('packed'), payments });
    const user = await openDialog();
    expect(dialog().queryByLabelText(/^Money received/)).toBeNull();
    await weigh(user, '275');
    expect(dialog().getByText('You will have to give ₹615 back.')).toBeVisible();
  });

  it('with the payment that was claimed, and is asked anew if another amount is due', async () => {
    const user = await openDialog();
    await user.click(await screen.findByLabelText('Money received: ₹7,380'));
    const order = demoOrder('packed');
    const entry = { kind: 'confirmed', by: 'seller', at: order.createdAt, amount: 7000 } as const;
    const payments = [{ ...entry, reference: null, reason: null }];
    db.orders.set(order.id, { ...order, payments });
    await enterCode(user, mockHandoverCode);
    await submit(user);
    expect(await screen.findByText(/^What you agree to has changed/)).toBeVisible();
    expect(await screen.findByLabelText('Money received: ₹380')).not.toBeChecked();
    await user.click(screen.getByLabelText('Money received: ₹380'));
    await submit(user);
    await waitFor(() => expect(demoOrder('packed').payments.at(-1)?.amount).toBe(380));
  });

  it('once more after an objection, and only with the code', async () => {
    const user = await openDialog('objected');
    await weigh(user, '75');
    expect(dialog().getByText('₹3,300')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'The buyer has no code' })).toBeNull();
    await enterCode(user, mockHandoverCode);
    await submit(user);
    await waitFor(() => expect(demoOrder('objected').handover).toBe('agreed'));
    expect(demoOrder('objected').lines[0]?.delivered).toBe(3);
  });
});

describe("the buyer's QR code", () => {
  it('opens the handover with the code, once', async () => {
    const { user } = await open('packed', seller, `#code=${mockHandoverCode}`);
    await screen.findByRole('dialog', { name: 'Hand over the goods' });
    const digits = [1, 2, 3, 4].map((at) => dialog().getByLabelText(`Digit ${at} of 4`));
    expect(digits.map((digit) => (digit as HTMLInputElement).value).join('')).toBe('4271');
    await submit(user);
    await waitFor(() => expect(demoOrder('packed').handover).toBe('agreed'));
    await waitFor(() => expect(location.hash).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('waits until the order is packed', async () => {
    const { user } = await open('paid', seller, `#code=${mockHandoverCode}`);
    expect(await screen.findByText(/^You have scanned the buyer's code/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Packed' }));
    await screen.findByRole('dialog', { name: 'Hand over the goods' });
  });

  it('opens nothing for the buyer', async () => {
    await open('packed', buyer, `#code=${mockHandoverCode}`);
    await screen.findByText('Your handover code');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the buyer', () => {
  it.each(['paid', 'packed', 'objected'] as const)('sees the code of a %s order', async (name) => {
    await open(name, buyer);
    expect(await screen.findByText(mockHandoverCode)).toBeVisible();
    const code = await screen.findByRole('img', { name: /^QR code .* the code 4271/ });
    expect(code.querySelector('path')).not.toBeNull();
  });

  it.each(['placed', 'delivered', 'rejected'] as const)('sees none for %s', async (name) => {
    await open(name, buyer);
    await screen.findByRole('heading', { name: /^Order UP/ });
    expect(screen.queryByText('Your handover code')).toBeNull();
  });

  it('can fetch the code again after a failure', async () => {
    server.use(http.get('*/api/v1/orders/:id/handover-code', () => Response.error()));
    const { user } = await open('packed', buyer);
    await screen.findByText(/^Your code could not be fetched/);
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(mockHandoverCode)).toBeVisible();
  });

  it('objects to a handover without the code, and says why', async () => {
    const { user } = await open('reported', buyer);
    expect(
      await screen.findByText(/you can object until \d\d\/\d\d\/\d{4}, \d\d:\d\d/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Object' }));
    await user.type(await screen.findByLabelText(/^Reason/), 'One bag is missing.');
    await user.click(dialog().getByRole('button', { name: 'Send the objection' }));
    expect(await screen.findByText(/^You have objected/)).toBeVisible();
    expect(demoOrder('reported').handover).toBe('objected');
    expect(await screen.findByText(mockHandoverCode)).toBeVisible();
  });
});
