import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import {
  cartProblem,
  changeOf,
  newReference,
  requireAmendable,
  requireDeliverable,
  requireProposal,
  requireSeen,
  sumItems,
} from './order-checks.ts';

/** The code of the refusal, and of the field that it names. */
function refusalOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const fields = Object.entries(error.fields ?? {}).map(([name, { code }]) => `${name} ${code}`);
    return fields.length > 0 ? fields : [error.code];
  }
  return [];
}

const goods = { sellerId: 'ramesh', status: 'available', price: 575.5, stock: 10 } as const;

it('goods go into the cart of others while some are left', () => {
  expect(cartProblem(goods, 'meera')).toBeUndefined();
  expect(cartProblem(goods, 'ramesh')).toBe('own_listing');
  expect(cartProblem({ ...goods, status: 'expired' }, 'meera')).toBe('listing_unavailable');
  expect(cartProblem({ ...goods, stock: 0 }, 'meera')).toBe('out_of_stock');
});

it('the first reason names why an item cannot be ordered as it was seen', () => {
  const seen = { quantity: 2, price: 575.5 };
  expect(changeOf(goods, seen, 'meera')).toBeUndefined();
  expect(changeOf(undefined, seen, 'meera')).toBe('gone');
  expect(changeOf({ ...goods, status: 'paused' }, seen, 'ramesh')).toBe('own_listing');
  expect(changeOf({ ...goods, status: 'paused', price: 600 }, seen, 'meera')).toBe('paused');
  expect(changeOf({ ...goods, price: 600, stock: 1 }, seen, 'meera')).toBe('price_changed');
  expect(changeOf({ ...goods, stock: 1 }, seen, 'meera')).toBe('not_enough_stock');
});

it('items of one listing are added up, at one price and not beyond the limit', () => {
  const item = (cropId: string, quantity: number, price = 5) => ({ cropId, quantity, price });
  expect(sumItems([item('a', 1), item('b', 1), item('a', 2)])).toEqual([
    item('a', 3),
    item('b', 1),
  ]);
  const torn = () => sumItems([item('a', 1), item('a', 1, 6)]);
  expect(refusalOf(torn)).toEqual(['items wrong_format']);
  const many = () => sumItems([item('a', 5001), item('a', 5000)]);
  expect(refusalOf(many)).toEqual(['items too_big']);
});

it('a reference has eight signs that are not mistaken for others', () => {
  expect(newReference()).toMatch(/^UP-[0-9A-HJKMNP-TV-Z]{8}$/);
});

it('a proposal names every line once and leaves something', () => {
  const ofLines = (...items: [lineId: string, quantity: number][]) =>
    refusalOf(() =>
      requireAmendable(
        ['a', 'b'],
        items.map(([lineId, quantity]) => ({ lineId, quantity })),
      ),
    );
  expect(ofLines(['a', 1], ['b', 0])).toEqual([]);
  expect(ofLines(['a', 1])).toEqual(['items wrong_format']);
  expect(ofLines(['a', 1], ['a', 1])).toEqual(['items wrong_format']);
  expect(ofLines(['a', 1], ['b', 1], ['c', 1])).toEqual(['items wrong_format']);
  expect(ofLines(['a', 0], ['b', 0])).toEqual(['items too_few']);
});

it('a handover has its proof, and quantities that can have been weighed', () => {
  const line = { lineId: 'a', unit: 'kg', quantity: 2 } as const;
  const deliver = (delivered: number, sent: { code?: string; reason?: string }, isAgain = false) =>
    requireDeliverable([line], isAgain ? 'objected' : null, {
      items: [{ lineId: 'a', delivered }],
      ...sent,
    });
  const [code, reason] = ['1234', 'No signal'];
  expect(deliver(2.4, { code }).get('a')).toBe(2.4);
  expect(refusalOf(() => deliver(1, {}))).toEqual(['reason required']);
  expect(refusalOf(() => deliver(1, { reason }, true))).toEqual(['code required']);
  expect(refusalOf(() => deliver(2.004, { reason }))).toEqual(['items too_big']);
  expect(refusalOf(() => deliver(1.002, { code }))).toEqual(['items wrong_format']);
  expect(refusalOf(() => deliver(0, { code }))).toEqual(['items too_few']);
});

it('what was seen must still be so', () => {
  expect(refusalOf(() => requireSeen(100, 90))).toEqual(['order_terms_changed']);
  expect(requireProposal({ id: 'a' }, 'a')).toEqual({ id: 'a' });
  expect(refusalOf(() => requireProposal(null, 'a'))).toEqual(['order_state']);
  expect(refusalOf(() => requireProposal({ id: 'b' }, 'a'))).toEqual(['order_terms_changed']);
});
