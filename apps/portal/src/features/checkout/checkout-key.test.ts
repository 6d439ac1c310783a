import { beforeEach, expect, test, vi } from 'vitest';
import { closeCheckout, markAnswered, markSent, openCheckout } from './checkout-key.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** As much of the browser's storage as the keys need. */
function stubStorage() {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
}
beforeEach(stubStorage);

test('a reload and a second tab get the key of the first', () => {
  const { key } = openCheckout('cart');
  expect(key).toMatch(uuid);
  expect(openCheckout('cart').key).toBe(key);
});

test('the cart and each listing have keys of their own', () => {
  const keys = ['cart', 'wheat', 'ragi'].map((bought) => openCheckout(bought).key);
  expect(new Set(keys).size).toBe(3);
});

test('a checkout whose answer was lost is known as sent after a reload', () => {
  const { key, isSent } = openCheckout('cart');
  expect(isSent).toBeUndefined();
  markSent('cart', key);
  expect(openCheckout('cart')).toEqual({ key, isSent: true });
});

test('a refused order is tried again with the same key, and a reload asks for nothing', () => {
  const { key } = openCheckout('cart');
  markSent('cart', key);
  markAnswered('cart', key);
  expect(openCheckout('cart')).toEqual({ key });
});

test('after a placed order the next checkout has a new key', () => {
  const { key } = openCheckout('cart');
  closeCheckout('cart', key);
  expect(openCheckout('cart').key).not.toBe(key);
});

test('a tab that is answered late does not take the key of the next checkout away', () => {
  const { key } = openCheckout('cart');
  closeCheckout('cart', key);
  const next = openCheckout('cart');
  closeCheckout('cart', key);
  expect(openCheckout('cart').key).toBe(next.key);
});

test('of checkouts that were left the newest are remembered', () => {
  const first = openCheckout('listing-0').key;
  for (let at = 1; at <= 20; at += 1) openCheckout(`listing-${at}`);
  expect(openCheckout('listing-20').key).toMatch(uuid);
  expect(openCheckout('listing-0').key).not.toBe(first);
});

test('a browser without storage still gets a key', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(openCheckout('cart').key).toMatch(uuid);
});

test('a page that is not served over https gets a UUID too', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(openCheckout('cart').key).toMatch(uuid);
});
