import type { Order, OrderAction } from '@upaj/contract/orders.schema';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCommand } from '../../src/admin/commands.ts';
import { createListing } from '../support/listings.ts';
import type { Market } from '../support/market/market-requests.ts';
import { prepare } from '../support/market/order-actions.ts';
import { openTestApp, type TestApp } from '../support/open-test-app.ts';
import { placeOrder } from '../support/orders.ts';
import { queueBehind } from '../support/queue-behind.ts';
import { password, type SignedIn, signUp } from '../support/sign-up.ts';
import { stockOf } from '../support/stock.ts';

type Step = readonly ['buyer' | 'seller', OrderAction];

const buys = (action: OrderAction): Step => ['buyer', action];
const sells = (action: OrderAction): Step => ['seller', action];

let testApp: TestApp;
let buyer: SignedIn;
let seller: SignedIn;
let market: Market;
beforeAll(async () => {
  testApp = await openTestApp();
  const { app } = testApp;
  [buyer, seller] = [await signUp(app), await signUp(app)];
  const { userId, headers } = seller;
  const account = { bank: 'Gramin Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };
  const payload = { userId, ...account };
  await app.inject({ method: 'POST', url: '/api/v1/seller', payload, headers });
  await app.inject({
    method: 'PATCH',
    url: `/api/v1/seller/${userId}`,
    headers,
    payload: { upi: 'ramesh.mahto@sbi', password },
  });
  market = {
    apps: [app, await testApp.again()],
    people: [buyer, seller],
    gone: new Set(),
    listings: [],
    orders: [],
    faults: [],
    done: new Map(),
    expire: async () => undefined,
  };
});

let number = 0;
/** A request about an order of the market; each number has a UPI reference of its own, and the ordered weight. */
function requestOf(at: number, step: Step) {
  number += 1;
  return prepare(market, at, step, 4 + 12 * number);
}

/** An order of 4 U through UPI on which these steps were taken, and its place in the market. */
async function orderAfter(steps: readonly Step[]) {
  const crop = await createListing(testApp.app, seller);
  const order = await placeOrder(testApp.app, buyer, { crop, quantity: 4 }, { payment: 'upi' });
  const at = market.orders.push({ id: order._id, buyer }) - 1;
  for (const step of steps) {
    const reply = await (await requestOf(at, step))();
    expect(reply.statusCode, `${step}: ${reply.body}`).toBe(200);
  }
  return { at, id: order._id, crop };
}

async function read(id: string): Promise<Order> {
  const { headers } = buyer;
  return (await testApp.app.inject({ url: `/api/v1/orders/${id}`, headers })).json().data;
}

const packed = [sells('accept'), sells('pack')];
const claimed = [buys('claim-payment')];
const owed = [...claimed, sells('reject'), sells('confirm-payment')];

it.each<[string, readonly Step[], Step, Step, number[], Partial<Order>, number]>([
  [
    'an acceptance before a cancellation',
    [],
    sells('accept'),
    buys('cancel'),
    [200, 200],
    { status: 'cancelled' },
    0,
  ],
  [
    'a cancellation before an acceptance',
    [],
    buys('cancel'),
    sells('accept'),
    [200, 409],
    { status: 'cancelled' },
    0,
  ],
  [
    'two acceptances',
    [],
    sells('accept'),
    sells('accept'),
    [200, 409],
    { status: 'accepted' },
    100,
  ],
  [
    'packing before a cancellation',
    packed.slice(0, 1),
    sells('pack'),
    buys('cancel'),
    [200, 409],
    { status: 'packed' },
    100,
  ],
  [
    'a cancellation before packing',
    packed.slice(0, 1),
    buys('cancel'),
    sells('pack'),
    [200, 409],
    { status: 'cancelled' },
    0,
  ],
  [
    'two deliveries',
    packed,
    sells('deliver'),
    sells('deliver'),
    [200, 409],
    { status: 'delivered', total: 2800 },
    0,
  ],
  [
    'a delivery before a cancellation',
    packed,
    sells('deliver'),
    sells('cancel'),
    [200, 409],
    { status: 'delivered' },
    0,
  ],
  [
    'a cancellation before a delivery',
    packed,
    sells('cancel'),
    sells('deliver'),
    [200, 409],
    { status: 'cancelled' },
    0,
  ],
  [
    'two claims',
    [],
    buys('claim-payment'),
    buys('claim-payment'),
    [200, 409],
    { paymentStatus: 'claimed' },
    100,
  ],
  [
    'two confirmations',
    claimed,
    sells('confirm-payment'),
    sells('confirm-payment'),
    [200, 409],
    { received: 2800, paymentStatus: 'confirmed' },
    100,
  ],
  [
    'a confirmation before a dispute',
    claimed,
    sells('confirm-payment'),
    sells('dispute-payment'),
    [200, 409],
    { received: 2800 },
    100,
  ],
  [
    'two refunds',
    owed,
    sells('refund-payment'),
    sells('refund-payment'),
    [200, 409],
    { received: 0, refundDue: 0, paymentStatus: 'refunded' },
    0,
  ],
])(
  'of %s at the same time each counts once',
  async (_name, before, one, other, statuses, after, reserved) => {
    const { at, id, crop } = await orderAfter(before);
    const requests = [await requestOf(at, one), await requestOf(at, other)];
    const lock = 'select from orders where id = $1 for update';
    const replies = await queueBehind(testApp.pool, lock, [id], requests);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(statuses);
    const order = await read(id);
    expect(order).toMatchObject(after);
    const kinds = [...order.history, ...order.payments].map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect((await stockOf(testApp.pool, crop._id)).reserved).toBe(reserved);
    expect(market.faults).toEqual([]);
  },
);

afterAll(async () => {
  const found = await readCommand(['reconcile'])(drizzle(testApp.pool), testApp);
  expect(found).toContain('no differences');
});
