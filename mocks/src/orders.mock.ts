import { pageSize } from '@upaj/content/trade-unit';
import { invalidField, notAllowed } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { OrderFilter } from '@upaj/contract/orders.schema';
import { db } from './db.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { findOwnOrder, orderReply } from './order-records.ts';
import { toSummary, toTransaction } from './order-view.ts';
import type { OrderRecord, PersonRecord } from './records.ts';

/** Orders, the newest first. Sorting is stable: of two orders of the same millisecond, the later one is first. */
const newestFirst = (orders: Iterable<OrderRecord>) =>
  [...orders].reverse().sort((left, right) => right.createdAt.localeCompare(left.createdAt));

function startAfter(orders: readonly OrderRecord[], cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const at = orders.findIndex(({ id }) => id === cursor);
  if (at < 0) throw invalidField('cursor', 'wrong_cursor');
  return at + 1;
}

/** One page of the orders of a buyer or a seller. */
function orderPage({ as, status, cursor, limit }: OrderFilter, { id }: PersonRecord) {
  const all = newestFirst(db.orders.values()).filter(
    (order) => order[`${as}Id`] === id && (!status || order.status === status),
  );
  const start = startAfter(all, cursor);
  const end = start + (limit ?? pageSize);
  const page = all.slice(start, end);
  const last = page.at(-1);
  return { page, nextCursor: last && end < all.length ? last.id : null };
}

const listOrders = mockEndpoint(contract.listOrders, ({ query, person }) => {
  const { page, nextCursor } = orderPage(query, person);
  const data = page.map((order) => toSummary(order, query.as));
  return { status: 200, body: { success: true, data, nextCursor } };
});

const getOrder = mockEndpoint(contract.getOrder, ({ params, person }) =>
  orderReply(findOwnOrder(params.id, person, 'buyer', 'seller').order),
);

const listLastTransactions = mockEndpoint(contract.listLastTransactions, ({ params, person }) => {
  const { id } = person;
  if (params.userId !== id) throw notAllowed();
  const own = newestFirst(db.orders.values()).filter(
    ({ buyerId, sellerId }) => buyerId === id || sellerId === id,
  );
  return { status: 200, body: { success: true, data: own.slice(0, 10).map(toTransaction) } };
});

/** The mock server's lists of orders. */
export const ordersHandlers = [listOrders, getOrder, listLastTransactions];
