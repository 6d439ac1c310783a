import { notAllowed, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { SellerGoals } from '@upaj/contract/sellers.schema';
import { db } from './db.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import type { OrderRecord, PersonRecord } from './records.ts';
import { dashboardOf, topSellersOf, yearInIndia } from './seller-figures.ts';
import { statementOf } from './seller-statement.ts';

function requireSeller(userId: string, person: PersonRecord): void {
  if (userId !== person.id) throw notAllowed();
  if (!db.sellers.has(userId)) throw notFound('Seller');
}

/** The goals of a seller; none of them until they are set. */
export const goalsOf = (userId: string): SellerGoals =>
  db.sellerGoals.get(userId) ?? { sales: null, earnings: null };

/** Handlers that compute their figures from these orders. */
export function figuresFrom(allOrders: () => Iterable<OrderRecord>) {
  const ordersOf = (userId: string) =>
    [...allOrders()].filter(({ sellerId }) => sellerId === userId);
  return [
    mockEndpoint(contract.getSellerDashboard, ({ params, query, person }) => {
      requireSeller(params.userId, person);
      const { year = yearInIndia() } = query;
      const data = dashboardOf(ordersOf(person.id), goalsOf(person.id), year);
      return { status: 200, body: { success: true, data } };
    }),
    mockEndpoint(contract.getStatement, ({ params, query, person }) => {
      requireSeller(params.userId, person);
      const page = statementOf(ordersOf(person.id), query);
      return { status: 200, body: { success: true, ...page } };
    }),
    mockEndpoint(contract.listTopSellers, ({ query: { year = yearInIndia() } }) => {
      const data = topSellersOf([...allOrders()], year);
      return { status: 200, body: { success: true, data } };
    }),
  ];
}

const setSellerGoals = mockEndpoint(contract.setSellerGoals, ({ params, body, person }) => {
  requireSeller(params.userId, person);
  db.sellerGoals.set(person.id, body);
  return { status: 200, body: { success: true, data: body } };
});

/** The mock server's figures of sellers, their goals and statements. */
export const sellerFiguresHandlers = [...figuresFrom(() => db.orders.values()), setSellerGoals];
