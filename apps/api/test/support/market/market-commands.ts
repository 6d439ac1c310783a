import { randomUUID } from 'node:crypto';
import type { Order } from '@upaj/contract/orders.schema';
import fc from 'fast-check';
import { address, termsFor } from '../orders.ts';
import { password, type SignedIn } from '../sign-up.ts';
import { type Body, command, type Market, nextApp, pick, send } from './market-requests.ts';
import { type Acting, advance, delivery, orderFor, reason } from './order-actions.ts';

async function placed(market: Market, buyer: SignedIn, items: Body[], isCart: boolean) {
  const body = { items, isCart, address, payment: items.length % 2 ? 'upi' : 'on-delivery' };
  const key = { 'idempotency-key': randomUUID() };
  const reply = await send(market, buyer, 'POST', 'orders', body, key);
  if (reply.statusCode !== 201) return;
  for (const { _id } of reply.json<{ data: Order[] }>().data)
    market.orders.push({ id: _id, buyer });
}

async function seen(market: Market, cropId: string, quantity: number) {
  const reply = await nextApp(market).inject(`/api/v1/crops/${cropId}`);
  const price = reply.statusCode === 200 ? reply.json().data.price : 1;
  return { cropId, quantity, price };
}

const buy = (who: number, what: number[], quantity: number) =>
  command(`${who} buys ${what} × ${quantity}`, async (market) => {
    const buyer = pick(market.people, who);
    if (!buyer) return;
    const ids = what.flatMap((at) => pick(market.listings, at) ?? []);
    const items = await Promise.all(ids.map((id) => seen(market, id, quantity)));
    await placed(market, buyer, items, false);
  });

const putIntoCart = (who: number, what: number, quantity: number) =>
  command(`${who} puts ${quantity} of ${what} into the cart`, async (market) => {
    const [buyer, id] = [pick(market.people, who), pick(market.listings, what)];
    if (buyer && id) await send(market, buyer, 'PUT', `cart/${id}`, { quantity });
  });

const buyCart = (who: number) =>
  command(`${who} buys the cart`, async (market) => {
    const buyer = pick(market.people, who);
    const reply = buyer && (await send(market, buyer, 'GET', 'cart'));
    if (!buyer || reply?.statusCode !== 200) return;
    const items: Body[] = reply
      .json()
      .data.items.map(({ cropId, quantity, price }: Body) => ({ cropId, quantity, price }));
    if (items.length > 0) await placed(market, buyer, items, true);
  });

const step = (
  at: number,
  role: 'buyer' | 'seller',
  action: string,
  bodyOf: (acting: Acting, market: Market) => Body | Promise<Body> = () => ({}),
) =>
  command(`${role} of ${at}: ${action}`, async (market) => {
    const acting = await orderFor(market, at, role);
    if (!acting) return;
    const path = `orders/${acting.order._id}/${action}`;
    const body = { ...termsFor(action, acting.order), ...(await bodyOf(acting, market)) };
    await send(market, acting.person, 'POST', path, body);
  });

const nat = fc.nat({ max: 40 });
const utr = fc.nat({ max: 30 }).map((number) => ({ reference: String(400_000_000_000 + number) }));
const share = fc.constantFrom(0, 0.5, 0.92, 1, 1.04);

const bought = fc
  .tuple(nat, fc.array(nat, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 6 }))
  .map(([who, what, quantity]) => buy(who, what, quantity));

/** Commands of buyers and sellers; the frequent ones lead orders through all their states. */
export const marketCommands = [
  bought,
  bought,
  bought,
  fc.tuple(nat, nat).map(([who, what]) => putIntoCart(who, what, 2)),
  nat.map(buyCart),
  ...Array.from({ length: 12 }, () =>
    fc.tuple(nat, nat).map(([at, choice]) => advance(at, choice)),
  ),
  // These are mostly refused.
  nat.map((at) => step(at, 'seller', 'accept')),
  nat.map((at) => step(at, 'seller', 'pack')),
  fc
    .tuple(nat, share, fc.boolean())
    .map(([at, part, isPaid]) =>
      step(at, 'seller', 'deliver', (acting, market) => delivery(acting, market, part, isPaid)),
    ),
  nat.map((at) => step(at, 'buyer', 'amend/accept')),
  nat.map((at) => step(at, 'seller', 'reject', () => reason)),
  nat.map((at) => step(at, 'buyer', 'cancel')),
  fc.tuple(nat, utr).map(([at, claim]) => step(at, 'buyer', 'payment/claim', () => claim)),
  fc.tuple(nat, nat).map(([what, change]) =>
    command(`listing ${what} changes`, async (market) => {
      const id = pick(market.listings, what);
      const changes = [{ quantity: 25 * change }, { price: 1 + change }, { isPaused: change > 30 }];
      for (const person of id ? market.people : [])
        await send(market, person, 'PATCH', `crops/${id}`, pick(changes, change) ?? {});
    }),
  ),
];

/** Rare commands, which end many orders. */
export const rareCommands = [
  fc.constant(command('orders expire', (market) => market.expire())),
  nat.map((what) =>
    command(`listing ${what} is deleted`, async (market) => {
      const id = pick(market.listings, what);
      for (const person of id ? market.people : [])
        await send(market, person, 'DELETE', `crops/${id}`);
    }),
  ),
  nat.map((who) =>
    command(`${who} leaves`, async (market) => {
      const person = pick(market.people, who);
      if (!person || market.gone.has(person.userId)) return;
      market.gone.add(person.userId);
      await send(market, person, 'DELETE', `user/${person.userId}`, { password });
    }),
  ),
];
