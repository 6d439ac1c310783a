import { randomUUID } from 'node:crypto';
import type { Crop } from '@upaj/contract/crops.schema';
import { type AgreeingAction, termsOf } from '@upaj/contract/order-terms.rules';
import type { Order } from '@upaj/contract/orders.schema';
import { sumOf, totalInRupees } from '@upaj/contract/totals.rules';
import type { FastifyInstance } from 'fastify';
import type { SignedIn } from './sign-up.ts';

export const address = {
  name: 'Asha Devi',
  phone: '9876543210',
  street: 'Ward 4, Bero',
  city: 'Ranchi',
  state: 'Jharkhand',
  postalCode: '835202',
};

/** A listing and how many U of it are ordered, at a price that the buyer has seen. */
export interface TestItem {
  crop: Pick<Crop, '_id' | 'price'>;
  quantity?: number;
  price?: number;
}

/** The body of a checkout. */
export const checkoutForm = (items: readonly TestItem[], more: object = {}) => ({
  items: items.map(({ crop, quantity = 1, price = crop.price }) => ({
    cropId: crop._id,
    quantity,
    price,
  })),
  isCart: false,
  address,
  payment: 'on-delivery',
  ...more,
});

/** Sends a checkout; the test checks the response. */
export const checkOut = (
  app: FastifyInstance,
  { headers }: Pick<SignedIn, 'headers'>,
  form: object,
  key: string = randomUUID(),
) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/orders',
    payload: form,
    headers: { ...headers, 'idempotency-key': key },
  });

/** Orders one listing, and throws when it is refused. */
export async function placeOrder(
  app: FastifyInstance,
  buyer: SignedIn,
  item: TestItem,
  more: object = {},
): Promise<Order> {
  const reply = await checkOut(app, buyer, checkoutForm([item], more));
  const [order] = reply.json<{ data?: Order[] }>().data ?? [];
  if (!order) throw new Error(reply.body);
  return order;
}

const agreeing: Readonly<Record<string, AgreeingAction>> = {
  accept: 'accept',
  pack: 'pack',
  object: 'object',
  'amend/accept': 'accept-amendment',
  'amend/decline': 'decline-amendment',
  'payment/claim': 'claim-payment',
  'payment/confirm': 'confirm-payment',
  'payment/dispute': 'dispute-payment',
  'payment/refund': 'refund-payment',
};

/** What a step agrees to, if to anything, as an order shows it; any valid terms without an order. */
export function termsFor(path: string, order: Order | undefined): object {
  const action = agreeing[path];
  if (!action) return {};
  const hasTerms = order && (order.amendment || !path.startsWith('amend/'));
  if (hasTerms) return termsOf(action, order);
  const any = { total: 1 };
  if (path.startsWith('amend/')) return { ...any, proposalId: randomUUID() };
  return path.startsWith('payment/') ? { amount: 1 } : any;
}

/** Takes a step of an order, and agrees to what its page shows now; the test checks the response. */
export async function step(
  app: FastifyInstance,
  { headers }: Pick<SignedIn, 'headers'>,
  { _id }: Pick<Order, '_id'>,
  path: string,
  payload: object = {},
) {
  const url = `/api/v1/orders/${_id}`;
  const shown = (await app.inject({ url, headers })).json<{ data?: Order }>().data;
  const body = { ...termsFor(path, shown), ...payload };
  return app.inject({ method: 'POST', url: `${url}/${path}`, payload: body, headers });
}

/** Takes a step, and throws when it is refused. */
export async function take(...sent: Parameters<typeof step>): Promise<Order> {
  const reply = await step(...sent);
  if (reply.statusCode !== 200) throw new Error(`${sent[3]}: ${reply.body}`);
  return reply.json<{ data: Order }>().data;
}

/** The buyer's code. */
export async function codeOf(
  app: FastifyInstance,
  { headers }: Pick<SignedIn, 'headers'>,
  { _id }: Pick<Order, '_id'>,
): Promise<string> {
  const reply = await app.inject({ url: `/api/v1/orders/${_id}/handover-code`, headers });
  return reply.json<{ data: { code: string } }>().data.code;
}

/** What was handed over: this many U of every line. */
export const handedOver = ({ items }: Pick<Order, 'items'>, delivered?: number) => ({
  items: items.map(({ lineId, quantity }) => ({ lineId, delivered: delivered ?? quantity })),
  total: sumOf(items.map(({ price, quantity }) => totalInRupees(price, delivered ?? quantity))),
  paid: null,
});

/** Orders a listing and hands it over with the buyer's code. */
export async function deliver(
  app: FastifyInstance,
  seller: SignedIn,
  buyer: SignedIn,
  crop: TestItem['crop'],
): Promise<Order> {
  const order = await placeOrder(app, buyer, { crop });
  await take(app, seller, order, 'accept');
  await take(app, seller, order, 'pack');
  const code = await codeOf(app, buyer, order);
  return take(app, seller, order, 'deliver', { ...handedOver(order), code });
}
