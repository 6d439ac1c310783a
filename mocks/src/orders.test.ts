import { contract } from '@upaj/contract/contract';
import { findOrderRule, orderRules } from '@upaj/contract/orders.rules';
import { OrderAction, OrderStatus, PaymentStatus } from '@upaj/contract/orders.schema';
import { demoBuyers, demoSellers, developerToken } from '@upaj/demo/people';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectError, expectSuccess } from '../conformance/client.ts';
import { mockClient as client } from '../conformance/mock-client.ts';
import { db } from './db.ts';
import { resetDb, server } from './node.ts';
import { factsOf } from './order-view.ts';
import * as scenarios from './scenarios.ts';

const meera = { token: developerToken };
const ramesh = { token: `mock-session-${demoSellers[0]?.id}.test` };
const listed = async (sent: { token: string }, as: 'buyer' | 'seller') =>
  (await expectSuccess(client, contract.listOrders, { ...sent, query: { as } })).data;
const opened = async (sent: { token: string }, as: 'buyer' | 'seller') =>
  Promise.all(
    (await listed(sent, as)).map(async ({ _id: id }) => {
      return (await expectSuccess(client, contract.getOrder, { ...sent, params: { id } })).data;
    }),
  );

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  resetDb();
});
afterAll(() => server.close());

describe('the demo orders', () => {
  it.each([
    ['Meera as the buyer', meera, 'buyer'],
    ['Ramesh as the seller', ramesh, 'seller'],
  ] as const)('show %s every status of orders and payments', async (_who, sent, as) => {
    const orders = await opened(sent, as);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(OrderStatus.options));
    expect(new Set(orders.map(({ paymentStatus }) => paymentStatus))).toEqual(
      new Set(PaymentStatus.options),
    );
    expect(orders.filter(({ amendment }) => amendment)).toHaveLength(1);
    const dates = orders.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  it('hide the name of a buyer whose account was deleted', async () => {
    const orders = await opened(ramesh, 'seller');
    const orphans = orders.filter(({ buyerId }) => buyerId === null);
    expect(orphans.map(({ buyer, address }) => [buyer.name, buyer.phone, address])).toEqual([
      [null, null, null],
    ]);
  });

  it('were made by steps that the rules allow', () => {
    for (const order of db.orders.values()) {
      let status = OrderStatus.parse('placed');
      for (const { kind, by } of order.history.slice(1)) {
        const action = OrderAction.parse(kind);
        const rule = orderRules[action].find(
          (each) => each.by === by && each.from.includes(status),
        );
        expect(rule, `${order.reference} ${kind}`).toBeDefined();
        status = rule?.to ?? status;
      }
      expect(status, order.reference).toBe(order.status);
    }
  });

  it('have one handover to which the buyer may still object', () => {
    const open = [...db.orders.values()].filter((order) =>
      findOrderRule('object', 'buyer', factsOf(order), Date.now()),
    );
    expect(open).toHaveLength(1);
  });
});

describe('the demo cart', () => {
  it('has an item that got dearer, and one of which too little is left', async () => {
    const { data } = await expectSuccess(client, contract.getCart, meera);
    const facts = data.items.map(({ price, priceWhenAdded, stock, quantity }) => [
      price > priceWhenAdded,
      stock < quantity,
    ]);
    expect(facts).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });

  it('names a listing whose last day has passed as expired, and does not order it', async () => {
    const cropId = db.carts.get(demoBuyers[0]?.id ?? '')?.[0]?.cropId ?? '';
    const record = db.crops.get(cropId);
    if (!record) throw new Error('the listing is not there');
    db.crops.set(cropId, { ...record, expiryDate: '2020-01-01' });
    const { data } = await expectSuccess(client, contract.getCart, meera);
    expect(data.items[0]?.status).toBe('expired');
    const put = { ...meera, params: { cropId }, body: { quantity: 1 } };
    const unavailable = { status: 409, code: 'listing_unavailable' } as const;
    await expectError(client, contract.putCartItem, put, unavailable);
  });
});

describe('a scenario', () => {
  it('shows no cart and no orders', async () => {
    server.use(...scenarios.emptyCart());
    expect((await expectSuccess(client, contract.getCart, meera)).data.items).toEqual([]);
    server.use(...scenarios.noOrders());
    expect(await listed(meera, 'buyer')).toEqual([]);
  });

  it('refuses every step of an order', async () => {
    const [order] = await listed(ramesh, 'seller');
    server.use(...scenarios.stepRefused());
    const { _id: id, total } = order ?? { _id: '', total: 0 };
    const sent = { ...ramesh, params: { id }, body: { total } };
    await expectError(client, contract.acceptOrder, sent, { status: 409, code: 'order_state' });
  });

  it('changes prices and stock before the checkout', async () => {
    server.use(...scenarios.checkoutChanged());
    const { data } = await expectSuccess(client, contract.getCart, meera);
    const items = data.items.map(({ cropId, quantity, price }) => ({ cropId, quantity, price }));
    const { name, phone, street, city, state, postalCode } = demoBuyers[0] ?? demoSellers[0] ?? {};
    const address = { name, phone, street, city, state, postalCode };
    const body = { items, isCart: true, address, payment: 'on-delivery' };
    const changed = { status: 409, code: 'order_changed' } as const;
    await expectError(client, contract.placeOrders, { ...meera, body }, changed);
  });
});
