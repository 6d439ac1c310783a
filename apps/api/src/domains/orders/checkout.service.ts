import { randomUUID } from 'node:crypto';
import { toPaise, toRupees } from '@upaj/content/money';
import { ApiError, notFound, notSignedIn } from '@upaj/contract/api-error';
import type { ChangedLine } from '@upaj/contract/error-reply';
import { changeOf, newReference, sumItems } from '@upaj/contract/order-checks';
import type { NewOrders } from '@upaj/contract/order-requests.schema';
import type { Order } from '@upaj/contract/orders.schema';
import { lineTotal, orderTotals } from '@upaj/contract/totals.rules';
import * as z from 'zod/mini';
import type { InTransaction, Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { publish } from '../../platform/events/publish.ts';
import { type Idempotency, requestDigest } from '../../platform/idempotency/idempotency.ts';
import type { DomainServices } from '../../platform/modules/domain-module.ts';
import type { Goods } from '../crops/stock.service.ts';
import type { BuyerCaps } from './buyer-caps.ts';
import type { OrderLine, OrderRow } from './order-record.ts';
import { moved } from './order-step.ts';
import type { orderWrites } from './order-writes.store.ts';
import { orderPlaced } from './orders.events.ts';
import type { FullOrder, OrderStore } from './orders.store.ts';

/** What a buyer wants of one listing; the price in paise as it was seen. */
interface Wanted {
  cropId: string;
  quantity: number;
  price: number;
}

type PlacedOrder = OrderRow & { lines: OrderLine[] };

export type Checkout = ReturnType<typeof createCheckout>;

/** Places orders: one for each seller, all or none. */
export function createCheckout(deps: {
  inTransaction: InTransaction;
  idempotency: Idempotency;
  store: Pick<OrderStore, 'findByKey' | 'findRows' | 'full'>;
  writes: Pick<typeof orderWrites, 'insert'>;
  services: Pick<DomainServices, 'accounts' | 'cart' | 'crops' | 'sellers'>;
  caps: BuyerCaps;
  view: (orders: readonly FullOrder[]) => Promise<Order[]>;
  now: () => Date;
}) {
  const { inTransaction, idempotency, store, writes, services, caps, now } = deps;

  /** The buyer's and the sellers' names; their accounts cannot be deleted before the transaction ends. */
  async function lockPeople(tx: Tx, buyer: Person, wanted: readonly Wanted[]) {
    const goods = await services.crops.stock.goodsOf(cropIdsOf(wanted), tx);
    const sellerIds = [...goods.values()].map(({ sellerId }) => sellerId);
    const names = await services.accounts.namesForShare(tx, [buyer.id, ...sellerIds]);
    if (!names.has(buyer.id)) throw notSignedIn();
    return names;
  }

  async function place(tx: Tx, buyer: Person, form: NewOrders, checkoutKey: string | null) {
    const wanted = sumItems(form.items).map((item) => ({ ...item, price: toPaise(item.price) }));
    // People before listings, as a deletion of an account locks them.
    const names = await lockPeople(tx, buyer, wanted);
    const isNewBuyer = await caps.lockNewBuyer(tx, buyer.id);
    const goods = await services.crops.stock.goodsForUpdate(tx, cropIdsOf(wanted));
    const changed = wanted.flatMap(
      (one) => changedLine(one, goods.get(one.cropId), buyer.id) ?? [],
    );
    if (changed.length > 0) throw new ApiError('order_changed', { lines: changed });
    const sellerOf = ({ cropId }: Wanted) => goods.get(cropId)?.sellerId ?? '';
    const sellerIds = [...new Set(wanted.map(sellerOf))];
    if (form.payment === 'upi') await requireUpi(tx, sellerIds);
    const at = now();
    const placed = sellerIds.map((sellerId): PlacedOrder => {
      const items = wanted.filter((one) => sellerOf(one) === sellerId);
      const lines = items.flatMap((item) => lineOf(item, goods.get(item.cropId)) ?? []);
      const { total } = orderTotals(lines);
      return {
        ...newOrder(at),
        buyerId: buyer.id,
        sellerId,
        checkoutKey,
        lines,
        total,
        buyerName: names.get(buyer.id) ?? '',
        sellerName: names.get(sellerId) ?? '',
        address: form.address,
        payment: form.payment,
        isNewBuyer,
      };
    });
    if (isNewBuyer) await caps.require(tx, buyer.id, placed);
    const lines = placed.flatMap((order) => order.lines);
    const event = { kind: 'place', by: 'buyer', actorId: buyer.id, at, reason: null } as const;
    await writes.insert(tx, placed, { ...event, total: null });
    await services.crops.stock.reserve(tx, moved(lines));
    if (form.isCart) await services.cart.removeOrdered(tx, buyer.id, cropIdsOf(wanted));
    for (const { id, buyerId, sellerId } of placed)
      await publish(tx, orderPlaced, { orderId: id, buyerId, sellerId });
    return placed;
  }

  async function requireUpi(tx: Tx, sellerIds: readonly string[]) {
    const addresses = await services.sellers.upiOf(sellerIds, tx);
    if (sellerIds.some((id) => !addresses.get(id))) throw new ApiError('no_upi');
  }

  return {
    /**
     * Places the orders of one checkout; a repeated key places nothing and gives the orders as they are. Throws
     * `order_changed` with the lines that are not as the buyer saw them, and `buyer_cap`.
     */
    async place(buyer: Person, form: NewOrders, key: string | undefined): Promise<Order[]> {
      const digest = requestDigest('placeOrders', form);
      const request = { userId: buyer.id, key, digest, response: z.array(z.string()) };
      const { response: ids } = await inTransaction((tx) =>
        idempotency.idempotent(tx, request, async () => {
          // A stored response expires after a day, the orders do not.
          const earlier = key === undefined ? [] : await store.findByKey(buyer.id, key, tx);
          const placed = earlier.length > 0 ? earlier : await place(tx, buyer, form, key ?? null);
          return placed.map(({ id }) => id);
        }),
      );
      return deps.view(await store.full(await store.findRows(ids)));
    },

    /** The orders that were placed with a key. */
    async find(buyer: Person, key: string): Promise<Order[]> {
      const rows = await store.findByKey(buyer.id, key);
      if (rows.length === 0) throw notFound('Order');
      return deps.view(await store.full(rows));
    },
  };
}

const cropIdsOf = (wanted: readonly Wanted[]) => wanted.map(({ cropId }) => cropId);

/** What keeps an item from being ordered as the buyer saw it. */
function changedLine(
  wanted: Wanted,
  goods: Goods | undefined,
  buyerId: string,
): ChangedLine | undefined {
  const { cropId, price } = wanted;
  const code = changeOf(goods, wanted, buyerId);
  if (!code) return undefined;
  return {
    cropId,
    code,
    seenPrice: toRupees(price),
    name: goods?.name ?? null,
    price: goods ? toRupees(goods.price) : null,
    stock: goods?.stock ?? 0,
  };
}

function lineOf({ quantity }: Wanted, goods: Goods | undefined): OrderLine | undefined {
  if (!goods) return undefined;
  const { cropId, name, category, unit, price, picture } = goods;
  const total = lineTotal(price, quantity);
  const same = { cropId, name, category, unit, price, picture };
  return { ...same, id: randomUUID(), quantity, delivered: null, total };
}

const newOrder = (at: Date) => ({
  id: randomUUID(),
  reference: newReference(),
  status: 'placed' as const,
  paymentStatus: 'unpaid' as const,
  revision: 0,
  codeTries: 0,
  createdAt: at,
  updatedAt: at,
  handover: null,
  objectUntil: null,
  amendment: null,
  deliveredAt: null,
  cancelledAt: null,
});
