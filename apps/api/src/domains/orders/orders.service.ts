import { pageSize } from '@upaj/content/trade-unit';
import { invalidField, notAllowed, notFound } from '@upaj/contract/api-error';
import type { OrderRole } from '@upaj/contract/orders.rules';
import type { Order, OrderFilter, OrderSummary, Transaction } from '@upaj/contract/orders.schema';
import type { Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import { readCursor, writeCursor } from '../../platform/paging/cursor.ts';
import { createBuyerCaps } from './buyer-caps.ts';
import { buyerStore } from './buyers.store.ts';
import { createCheckout } from './checkout.service.ts';
import { createExpiry } from './expiry.service.ts';
import { createHandovers } from './handover.service.ts';
import { createLeaving } from './leaving.service.ts';
import type { createOrderFigures } from './order-figures.store.ts';
import { findLine } from './order-lines.store.ts';
import type { OrderLists } from './order-lists.store.ts';
import type { OrderRow } from './order-record.ts';
import { createTakeStep, roleOf } from './order-step.ts';
import { orderView, summaryView, transactionView } from './order-view.ts';
import { orderWrites as writes } from './order-writes.store.ts';
import type { FullOrder, OrderStore } from './orders.store.ts';
import { createPayments } from './payments.service.ts';
import { createSales } from './sales.service.ts';
import type { SalesStore } from './sales.store.ts';
import { createOrderSteps } from './steps.service.ts';

/** Transactions in the list of recent activity. */
const RECENT = 10;
const CURSOR = 'orders';

export type Orders = ReturnType<typeof createOrders>;

/** Orders between buyers and sellers. */
export function createOrders(
  deps: Pick<
    Platform,
    'inTransaction' | 'idempotency' | 'services' | 'settings' | 'now' | 'log'
  > & {
    store: OrderStore;
    lists: OrderLists;
    figures: ReturnType<typeof createOrderFigures>;
    sales: SalesStore;
    namesOf: (lineIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  },
) {
  const { services, settings, store, lists, now, log } = deps;
  const { accountSecret, previousSecret } = settings;
  const { takeStep, takeStepIn } = createTakeStep({ ...deps, writes });
  const shared = { takeStep, takeStepIn, services };
  const secrets = [accountSecret, ...(previousSecret === undefined ? [] : [previousSecret])];
  const steps = createOrderSteps(shared);
  const handovers = createHandovers({ ...shared, secrets });
  const payments = createPayments(shared);

  /** Orders for their parties, with how their sellers can be reached and paid now. */
  async function view(orders: readonly FullOrder[]): Promise<Order[]> {
    const sellerIds = [...new Set(orders.flatMap(({ sellerId }) => sellerId ?? []))];
    const lineIds = orders
      .filter(({ status }) => status === 'delivered')
      .flatMap(({ lines }) => lines.map(({ id }) => id));
    const [phones, addresses, reviews] = await Promise.all([
      services.accounts.phonesOf(sellerIds),
      services.sellers.upiOf(sellerIds),
      services.reviews.ofLines(lineIds),
    ]);
    return orders.map((order) => {
      const { sellerId } = order;
      const contact = (of: ReadonlyMap<string, string>) => (sellerId && of.get(sellerId)) || null;
      return orderView(order, { phone: contact(phones), upi: contact(addresses) }, reviews);
    });
  }

  async function read(id: string): Promise<Order> {
    const [order] = await view(await store.full(await store.findRows([id])));
    if (!order) throw notFound('Order');
    return order;
  }

  /** Takes a step and gives the order after it. */
  const after =
    <Rest extends unknown[]>(take: (person: Person, id: string, ...rest: Rest) => Promise<void>) =>
    async (person: Person, id: string, ...rest: Rest): Promise<Order> => {
      await take(person, id, ...rest);
      return read(id);
    };

  async function findRow(id: string): Promise<OrderRow> {
    const [row] = await store.findRows([id]);
    if (!row) throw notFound('Order');
    return row;
  }

  return {
    checkout: createCheckout({
      ...deps,
      writes,
      view,
      caps: createBuyerCaps({ services, store: buyerStore }),
    }),
    expiry: createExpiry({
      lists,
      takeStep,
      now,
      report: (order, err) => log.error({ err, order }, 'an order could not expire'),
    }),
    read,

    /** Refuses a person who does not have this role in an order. */
    async requireRole(person: Person, id: string, role?: OrderRole): Promise<void> {
      const own = roleOf(person.id, await findRow(id));
      if (!own || (role !== undefined && own !== role)) throw notAllowed();
    },

    /** A page of one's orders, the newest first. */
    async list(person: Person, filter: OrderFilter) {
      const { as, cursor, limit = pageSize } = filter;
      const position = cursor === undefined ? undefined : readCursor(CURSOR, cursor);
      if (cursor !== undefined && !position) throw invalidField('cursor', 'wrong_cursor');
      const start = position && { createdAt: new Date(position.key), id: position.id };
      const found = await lists.list(person.id, filter, start, limit + 1);
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      const data: OrderSummary[] = page.map((order) => summaryView(order, as));
      const nextCursor =
        last && writeCursor(CURSOR, { key: last.createdAt.getTime(), id: last.id });
      return { data, nextCursor: nextCursor ?? null };
    },

    async listRecent(userId: string): Promise<Transaction[]> {
      return (await lists.listNewest(userId, RECENT)).map(transactionView);
    },

    acceptMany: steps.acceptMany,
    accept: after(steps.accept),
    reject: after(steps.reject),
    pack: after(steps.pack),
    cancel: after(steps.cancel),
    amend: after(steps.amend),
    acceptAmendment: after(steps.acceptAmendment),
    declineAmendment: after(steps.declineAmendment),
    deliver: after(handovers.deliver),
    object: after(handovers.object),
    claimPayment: after(payments.claim),
    confirmPayment: after(payments.confirm),
    disputePayment: after(payments.dispute),
    refundPayment: after(payments.refund),

    async handoverCode(id: string) {
      return { code: handovers.codeFor(await findRow(id)) };
    },

    /** The reference, the status and the parties of an order; undefined for an unknown one. */
    async partiesOf(id: string, tx?: Tx) {
      const [row] = await store.findRows([id], tx);
      if (!row) return undefined;
      const { reference, status, buyerId, sellerId } = row;
      return { reference, status, buyerId, sellerId };
    },

    endAll: createLeaving({ ...shared, store }).endAll,
    lineOf: findLine,
    namesOf: deps.namesOf,
    sales: createSales(deps.sales),
    countersOf: deps.figures.countersOf,
    usedPictures: store.usedPictures,
    forget: writes.forget,
  };
}
