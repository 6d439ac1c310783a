import { beforeEach, expect, test } from 'vitest';
import { clearVisitorItems, keepVisitorItem, visitorItems } from './visitor-cart.ts';

const wheat = { cropId: 'wheat', quantity: 2 };
beforeEach(() => localStorage.clear());

test('what a user kept after the session had ended is theirs alone', () => {
  keepVisitorItem('meera', wheat);
  expect(visitorItems('meera')).toEqual([wheat]);
  expect(visitorItems('ramesh')).toEqual([]);
});

test('what was kept before a sign-in goes to the user who signs in', () => {
  keepVisitorItem(null, wheat);
  expect(visitorItems('meera')).toEqual([wheat]);
});

test('a listing is kept once, with its last quantity', () => {
  keepVisitorItem('meera', wheat);
  keepVisitorItem('meera', { cropId: 'ragi', quantity: 1 });
  keepVisitorItem('meera', { ...wheat, quantity: 5 });
  expect(visitorItems('meera')).toEqual([
    { cropId: 'ragi', quantity: 1 },
    { cropId: 'wheat', quantity: 5 },
  ]);
});

test('another user who keeps something does not add to what the last one has left', () => {
  keepVisitorItem('meera', wheat);
  keepVisitorItem('ramesh', { cropId: 'ragi', quantity: 1 });
  expect(visitorItems('ramesh')).toEqual([{ cropId: 'ragi', quantity: 1 }]);
  expect(visitorItems('meera')).toEqual([]);
});

test('once merged, or damaged, there is nothing', () => {
  keepVisitorItem('meera', wheat);
  clearVisitorItems();
  expect(visitorItems('meera')).toEqual([]);
  localStorage.setItem('visitor-cart', '{"owner":');
  expect(visitorItems('meera')).toEqual([]);
});
