import { describe, expect, it } from 'vitest';
import { cartItemChanges, cartTotal } from './cart.rules.ts';
import { isDeliverable, type OrderFacts, orderActions } from './orders.rules.ts';
import { paymentStateOf, upiAddress, upiLink } from './payments.rules.ts';
import { lineTotal, orderTotals } from './totals.rules.ts';

const unpaid = paymentStateOf([], 1000);
const facts = (more: Partial<OrderFacts> = {}): OrderFacts => ({
  status: 'placed',
  payment: 'upi',
  handover: null,
  objectUntil: null,
  hasAmendment: false,
  paymentState: unpaid,
  ...more,
});

describe('a total', () => {
  it.each([
    [70_035, 5, 350_175],
    [1, 0.5, 1],
    [1, 0.499, 0],
    [70_000, 9.748, 682_360],
    // Beyond what a number holds exactly.
    [999_999_999, 9999.999, 9_999_998_990_000],
  ])('of %i paise for %d U is %i paise', (price, units, total) => {
    expect(lineTotal(price, units)).toBe(total);
  });

  it('follows the delivered quantity, line by line', () => {
    const line = { price: 333, quantity: 3, delivered: null };
    expect(orderTotals([line, { ...line, delivered: 0.5 }])).toEqual({
      lines: [999, 167],
      total: 1166,
    });
    expect(orderTotals([{ ...line, delivered: 0 }]).total).toBe(0);
  });

  it('of a cart leaves out what cannot be ordered', () => {
    const item = { status: 'available', stock: 9, quantity: 3, price: 0.1, priceWhenAdded: 0.1 };
    const items = [item, { ...item, stock: 2 }, { ...item, status: 'paused' }] as const;
    expect(cartTotal(items.map((one) => ({ ...one, status: one.status as 'available' })))).toBe(
      0.3,
    );
  });
});

describe('an item of the cart', () => {
  const item = { status: 'available', stock: 9, quantity: 3, price: 5, priceWhenAdded: 5 } as const;
  it.each([
    ['as it was', {}, []],
    ['dearer', { price: 6 }, ['price']],
    ['dearer and short', { price: 6, stock: 2 }, ['stock', 'price']],
    ['sold out', { price: 6, stock: 0 }, ['sold-out']],
    ['paused', { status: 'paused', stock: 0 }, ['paused']],
    ['gone', { status: 'gone', stock: 0 }, ['gone']],
  ] as const)('that is %s says so', (_what, change, changes) => {
    expect(cartItemChanges({ ...item, ...change })).toEqual(changes);
  });
});

describe('the actions of an order', () => {
  it.each([
    ['placed', 'seller', {}, ['accept', 'reject', 'amend']],
    ['placed', 'buyer', {}, ['cancel', 'claim-payment']],
    ['placed', 'system', {}, ['cancel', 'expire']],
    ['placed', 'seller', { hasAmendment: true }, ['reject', 'amend']],
    [
      'placed',
      'buyer',
      { hasAmendment: true },
      [...['cancel', 'accept-amendment', 'decline-amendment', 'claim-payment']],
    ],
    ['accepted', 'seller', {}, ['pack', 'cancel', 'amend', 'confirm-payment']],
    ['packed', 'buyer', { payment: 'on-delivery' }, []],
    ['packed', 'seller', {}, ['deliver', 'cancel', 'confirm-payment']],
    [
      'delivered',
      'buyer',
      { handover: 'reported', objectUntil: 1001 },
      ['object', 'claim-payment'],
    ],
    ['delivered', 'buyer', { handover: 'reported', objectUntil: 1000 }, ['claim-payment']],
    ['delivered', 'seller', { handover: 'objected' }, ['deliver', 'confirm-payment']],
    ['delivered', 'seller', { handover: 'agreed' }, ['confirm-payment']],
    ['expired', 'seller', {}, []],
    ['rejected', 'buyer', {}, []],
  ] as const)('%s, for the %s with %o', (status, role, more, actions) => {
    const found = orderActions(role, facts({ ...more, status }), 1000);
    expect(found.sort()).toEqual([...actions].sort());
  });

  it('never let a buyer confirm a payment, or the job expire an order with one', () => {
    const claimed = paymentStateOf([{ kind: 'claimed', amount: 1000 }], 1000);
    for (const status of ['placed', 'accepted', 'packed', 'delivered', 'cancelled'] as const) {
      const order = facts({ status, paymentState: claimed });
      expect(orderActions('buyer', order, 0)).not.toContain('confirm-payment');
      expect(orderActions('seller', order, 0)).toContain('confirm-payment');
      expect(orderActions('system', order, 0)).not.toContain('expire');
    }
  });
});

describe('the payment of an order', () => {
  const said = (kind: 'claimed' | 'confirmed' | 'disputed' | 'refunded', amount = 1000) => ({
    kind,
    amount,
  });
  it.each([
    ['nothing was said', [], 1000, 'unpaid', 1000, 0],
    ['claimed', [said('claimed')], 1000, 'claimed', 1000, 0],
    ['a disputed claim', [said('claimed'), said('disputed')], 1000, 'disputed', 1000, 0],
    ['confirmed', [said('claimed'), said('confirmed')], 1000, 'confirmed', 0, 0],
    ['confirmed in part', [said('confirmed', 400)], 1000, 'unpaid', 600, 0],
    ['confirmed, then less delivered', [said('confirmed')], 900, 'refund due', 0, 100],
    ['confirmed, then cancelled', [said('confirmed')], 0, 'refund due', 0, 1000],
    ['refunded', [said('confirmed'), said('refunded')], 0, 'refunded', 0, 0],
    ['refunded in part', [said('confirmed'), said('refunded', 100)], 900, 'refunded', 0, 0],
    [
      'a disputed refund',
      [said('confirmed'), said('refunded'), said('disputed')],
      ...([0, 'disputed', 0, 1000] as const),
    ],
    ['claimed, then cancelled', [said('claimed')], 0, 'claimed', 0, 0],
  ] as const)('%s', (_what, entries, payable, status, outstanding, refundDue) => {
    expect(paymentStateOf(entries, payable)).toMatchObject({ status, outstanding, refundDue });
  });

  it('has a link that a UPI app opens', () => {
    const link = upiLink({ address: 'ramesh@sbi', name: 'Ramesh & Sons' }, 1400.5, 'UP-7K3M9QXD');
    expect(link).toBe(
      'upi://pay?pa=ramesh@sbi&pn=Ramesh%20%26%20Sons&am=1400.50&cu=INR&tn=UP-7K3M9QXD',
    );
  });

  it('takes addresses of UPI and no others', () => {
    for (const known of ['ramesh@sbi', 'a.b-c_1@okhdfcbank']) expect(known).toMatch(upiAddress);
    for (const other of ['ramesh', '@sbi', 'r@', 'a b@sbi', 'a@b.com', '.a@sbi'])
      expect(other).not.toMatch(upiAddress);
  });
});

it('goods are weighed to 0.1 kg and counted by the piece', () => {
  expect([9.748, 9.75, 9.751].map((units) => isDeliverable(units, 'kg'))).toEqual([
    ...[true, false, false],
  ]);
  expect([0.04, 0.06, 1].map((units) => isDeliverable(units, 'pieces'))).toEqual([
    ...[true, false, true],
  ]);
});
