import { contract } from '@upaj/contract/contract';
import type { Crop } from '@upaj/contract/crops.schema';
import type { Endpoint } from '@upaj/contract/endpoint';
import { type AgreeingAction, termsOf } from '@upaj/contract/order-terms.rules';
import type { Order } from '@upaj/contract/orders.schema';
import { sumOf, totalInRupees } from '@upaj/contract/totals.rules';
import { type ConformanceClient, expectError, expectSuccess, type RequestParts } from './client.ts';
import { listCrop } from './crop-form.ts';
import {
  createConfirmedUser,
  createUser,
  password,
  signUpForm,
  type TestUser,
  unknownId,
} from './users.ts';

/** Users of the cases of carts and orders. */
export interface Market {
  buyer: TestUser;
  /** Has a UPI address. */
  seller: TestUser;
  /** Has nothing to do with the orders. */
  stranger: TestUser;
}

/** The UPI address of a seller. */
export const upi = 'asha.kumari@okbank';

const bankAccount = { bank: 'Gramin Bank', accountNo: '100000000042', ifscCode: 'SBIN0000042' };
const { phone, ...recipient } = signUpForm();
/** A delivery address; the phone number is that of every test user. */
export const address = {
  name: recipient.name,
  phone,
  street: 'Main Road',
  city: 'Khunti',
  state: recipient.state,
  postalCode: '835210',
};

/** Signs a seller up who has a UPI address. */
export async function createUpiSeller(client: ConformanceClient): Promise<TestUser> {
  const seller = await createUser(client);
  const { id: userId, token } = seller;
  const { createSeller, updateSeller } = contract;
  await expectSuccess(client, createSeller, { token, body: { userId, ...bankAccount } });
  const change = { token, params: { userId }, body: { upi, password } };
  await expectSuccess(client, updateSeller, change);
  return seller;
}

const markets = new WeakMap<ConformanceClient, Promise<Market>>();

async function createMarket(client: ConformanceClient): Promise<Market> {
  const seller = await createUpiSeller(client);
  return { seller, buyer: await createConfirmedUser(client), stranger: await createUser(client) };
}

/** Users who are shared by all cases of a client. */
export function openMarket(client: ConformanceClient): Promise<Market> {
  const market = markets.get(client) ?? createMarket(client);
  markets.set(client, market);
  return market;
}

/** Creates a listing of ten U at 575.50 rupees. */
export const listGoods = (
  client: ConformanceClient,
  seller: TestUser,
  change: Record<string, unknown> = {},
): Promise<Crop> => listCrop(client, seller, { quantity: '250', ...change });

/** A valid checkout of so many U of each listing. */
export function checkout(
  { token }: TestUser,
  wanted: readonly (readonly [Crop, number])[],
  change: Record<string, unknown> = {},
): RequestParts {
  const items = wanted.map(([{ _id: cropId, price }, quantity]) => ({ cropId, quantity, price }));
  const body = { items, isCart: false, address, payment: 'on-delivery', ...change };
  return { token, body };
}

/** Orders so many U of a listing. */
export async function orderGoods(
  client: ConformanceClient,
  buyer: TestUser,
  wanted: readonly (readonly [Crop, number])[],
  change: Record<string, unknown> = {},
): Promise<Order> {
  const sent = checkout(buyer, wanted, change);
  const [order] = (await expectSuccess(client, contract.placeOrders, sent)).data;
  if (!order) throw new Error('the checkout made no order');
  return order;
}

/** Creates a listing for each quantity, and orders them at once. */
export async function placeOrder(
  client: ConformanceClient,
  { buyer, seller }: Pick<Market, 'buyer' | 'seller'>,
  quantities: readonly number[] = [2],
  change: Record<string, unknown> = {},
): Promise<{ order: Order; crops: Crop[] }> {
  const wanted: [Crop, number][] = [];
  for (const quantity of quantities) wanted.push([await listGoods(client, seller), quantity]);
  const order = await orderGoods(client, buyer, wanted, change);
  return { order, crops: wanted.map(([crop]) => crop) };
}

/** An endpoint that replies with an order. */
type OrderEndpoint = Extract<
  (typeof contract)[keyof typeof contract],
  { replies: typeof contract.getOrder.replies; params: typeof contract.getOrder.params }
>;

/** The request of a user about an order. */
export const about = (
  { _id: id }: Pick<Order, '_id'>,
  { token }: TestUser,
  body?: unknown,
): RequestParts => ({ params: { id }, token, body });

const agreeing: Readonly<Record<string, AgreeingAction>> = {
  acceptOrder: 'accept',
  packOrder: 'pack',
  objectToHandover: 'object',
  acceptAmendment: 'accept-amendment',
  declineAmendment: 'decline-amendment',
  claimPayment: 'claim-payment',
  confirmPayment: 'confirm-payment',
  disputePayment: 'dispute-payment',
  refundPayment: 'refund-payment',
};

/** What a step agrees to, if to anything, as an order shows it. */
function termsFor({ name }: Endpoint, order: Order): object | undefined {
  const action = agreeing[name];
  if (!action) return undefined;
  const isProposed = order.amendment !== null || !action.endsWith('amendment');
  return isProposed ? termsOf(action, order) : { proposalId: unknownId, total: 0 };
}

/** The request of a step by a user who agrees to what the order's page shows now. */
export async function agree(
  client: ConformanceClient,
  endpoint: Endpoint,
  order: Order,
  user: TestUser,
  body?: object,
): Promise<RequestParts> {
  if (!agreeing[endpoint.name]) return about(order, user, body);
  const seen = (await expectSuccess(client, contract.getOrder, about(order, user))).data;
  return about(order, user, { ...termsFor(endpoint, seen), ...body });
}

/** Takes a step that must succeed; returns the order after it. */
export async function take(
  client: ConformanceClient,
  endpoint: OrderEndpoint,
  order: Order,
  user: TestUser,
  body?: object,
): Promise<Order> {
  const sent = await agree(client, endpoint, order, user, body);
  return (await expectSuccess(client, endpoint, sent)).data;
}

/** Expects that a step is refused to a user who agrees to what the order's page shows now. */
export async function expectRefused(
  client: ConformanceClient,
  endpoint: Endpoint,
  order: Order,
  user: TestUser,
  expected: Parameters<typeof expectError>[3],
  body?: object,
): Promise<void> {
  await expectError(client, endpoint, await agree(client, endpoint, order, user, body), expected);
}

/** What is left of listings, in their own unit. */
export function left(client: ConformanceClient, crops: readonly Crop[]): Promise<number[]> {
  return Promise.all(
    crops.map(async ({ _id: id }) => {
      return (await expectSuccess(client, contract.getCrop, { params: { id } })).data.quantity;
    }),
  );
}

/** Every line of an order as it was handed over; as ordered without quantities. */
export const delivery = (
  { items }: Order,
  delivered: readonly number[] = items.map(({ quantity }) => quantity),
) => ({
  items: items.map(({ lineId }, at) => ({ lineId, delivered: delivered[at] ?? 0 })),
  total: sumOf(items.map(({ price }, at) => totalInRupees(price, delivered[at] ?? 0))),
  paid: null,
});

/** The buyer's code, and one that is wrong. */
export async function codesOf(client: ConformanceClient, order: Order, buyer: TestUser) {
  const { code } = (await expectSuccess(client, contract.getHandoverCode, about(order, buyer)))
    .data;
  return { code, wrong: code === '0000' ? '0001' : '0000' };
}

/** The expected errors of a step. */
export const refused = {
  state: { status: 409, code: 'order_state' },
  terms: { status: 409, code: 'order_terms_changed' },
  stock: { status: 409, code: 'out_of_stock' },
  notSignedIn: { status: 401, code: 'not_signed_in' },
  notAllowed: { status: 403, code: 'not_allowed' },
  noOrder: { status: 404, code: 'not_found', message: 'Order not found' },
} as const;

/** The expected error of an invalid request. */
export const invalid = (fields: Record<string, string>) =>
  ({ status: 400, code: 'validation_failed', fields }) as const;

/** A number of a UPI transaction that was not used before. */
export const newUtr = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte % 10).join('');
