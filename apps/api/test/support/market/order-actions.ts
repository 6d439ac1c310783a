import { payableAtHandover } from '@upaj/contract/order-terms.rules';
import { type OrderFacts, orderActions } from '@upaj/contract/orders.rules';
import type { Order, OrderAction } from '@upaj/contract/orders.schema';
import { payableOf, paymentStateOf } from '@upaj/contract/payments.rules';
import { sumOf, totalInRupees } from '@upaj/contract/totals.rules';
import { today } from '../open-test-app.ts';
import { termsFor } from '../orders.ts';
import { type Body, command, type Market, pick, send } from './market-requests.ts';

/** The order as one of its parties sees it now, and that party. */
export async function orderFor(market: Market, at: number, role: 'buyer' | 'seller') {
  const found = pick(market.orders, at);
  if (!found) return undefined;
  const reply = await send(market, found.buyer, 'GET', `orders/${found.id}`);
  if (reply.statusCode !== 200) return undefined;
  const order = reply.json<{ data: Order }>().data;
  const person =
    role === 'buyer' ? found.buyer : market.people.find(({ userId }) => userId === order.sellerId);
  return person && { order, person, buyer: found.buyer };
}

export type Acting = NonNullable<Awaited<ReturnType<typeof orderFor>>>;

export const reason = { reason: 'It is as it is' };
const linesOf = <Line extends Body>(
  { order }: Acting,
  line: (quantity: number, price: number) => Line,
) => order.items.map(({ lineId, quantity, price }) => ({ lineId, ...line(quantity, price) }));

export async function delivery(acting: Acting, market: Market, share: number, isPaid: boolean) {
  const items = linesOf(acting, (quantity) => ({
    delivered: Math.round(quantity * share * 25) / 25,
  }));
  const path = `orders/${acting.order._id}/handover-code`;
  const reply = await send(market, acting.buyer, 'GET', path);
  const code = reply.statusCode === 200 ? reply.json().data.code : undefined;
  const units = new Map(items.map((item) => [item.lineId, item.delivered]));
  const total = sumOf(
    acting.order.items.map(({ lineId, price }) => totalInRupees(price, units.get(lineId) ?? 0)),
  );
  const paid = isPaid ? payableAtHandover(acting.order, total) : null;
  return { items, total, paid, ...(code && share !== 0.5 ? { code } : reason) };
}

/** How an action is sent: its path and its body. */
const requests: Record<OrderAction, (acting: Acting, market: Market, at: number) => Sent> = {
  accept: () => ['accept', {}],
  reject: () => ['reject', reason],
  pack: () => ['pack', {}],
  cancel: () => ['cancel', reason],
  expire: () => ['cancel', reason],
  amend: (acting, _market, at) => [
    'amend',
    {
      items: linesOf(acting, (quantity, price) => ({ quantity: quantity + (at % 4) - 1, price })),
      ...reason,
    },
  ],
  'accept-amendment': () => ['amend/accept', {}],
  'decline-amendment': () => ['amend/decline', {}],
  deliver: (acting, market, at) => [
    'deliver',
    delivery(acting, market, [1, 0.5, 0.92, 1.04][at % 4] ?? 1, at % 3 === 0),
  ],
  object: () => ['object', reason],
  'claim-payment': (_acting, _market, at) => [
    'payment/claim',
    { reference: String(400_000_000_000 + at) },
  ],
  'confirm-payment': () => ['payment/confirm', {}],
  'dispute-payment': () => ['payment/dispute', reason],
  'refund-payment': () => ['payment/refund', {}],
};
type Sent = [path: string, body: Body | Promise<Body>];

/** An action that agrees to what its party sees now; the result sends it. */
async function sending(action: OrderAction, acting: Acting, market: Market, choice: number) {
  const { order, person } = acting;
  const [path, body] = requests[action](acting, market, choice);
  const agreed = { ...termsFor(path, order), ...(await body) };
  return () => send(market, person, 'POST', `orders/${order._id}/${path}`, agreed);
}

const endings: readonly OrderAction[] = ['reject', 'cancel', 'amend'];

/** What the rules of the contract allow someone to do with an order that they see. */
export const advance = (at: number, choice: number) =>
  command(`${at} goes on by ${choice}`, async (market) => {
    const role = choice % 3 === 0 ? 'buyer' : 'seller';
    const acting = await orderFor(market, at, role);
    if (!acting) return;
    const actions = orderActions(role, factsOf(acting.order), today.getTime());
    const forward = actions.filter((action) => !endings.includes(action));
    const action = pick(choice % 5 === 0 || forward.length === 0 ? actions : forward, choice);
    if (!action) return;
    await (await sending(action, acting, market, choice))();
  });

/** Prepares an action about the order as its party sees it now, allowed or not; the result sends it. */
export async function prepare(
  market: Market,
  at: number,
  [role, action]: readonly ['buyer' | 'seller', OrderAction],
  choice: number,
) {
  const acting = await orderFor(market, at, role);
  if (!acting) throw new Error(`The ${role} does not see order ${at}`);
  return sending(action, acting, market, choice);
}

const factsOf = ({ objectUntil, amendment, payments, total, ...order }: Order): OrderFacts => ({
  ...order,
  objectUntil: objectUntil === null ? null : Date.parse(objectUntil),
  hasAmendment: amendment !== null,
  paymentState: paymentStateOf(
    payments.map(({ kind, amount }) => ({ kind, amount: Math.round(amount * 100) })),
    payableOf(order.status, Math.round(total * 100)),
  ),
});
