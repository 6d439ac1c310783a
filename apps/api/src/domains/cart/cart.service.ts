import { toRupees } from '@upaj/content/money';
import { ApiError, notFound } from '@upaj/contract/api-error';
import { cartTotal } from '@upaj/contract/cart.rules';
import type { Cart, CartItem } from '@upaj/contract/cart.schema';
import { mostCartItems } from '@upaj/contract/limits';
import { cartProblem } from '@upaj/contract/order-checks';
import type { InTransaction, Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { publish } from '../../platform/events/publish.ts';
import type { DomainServices } from '../../platform/modules/domain-module.ts';
import { viewOf } from '../../platform/pictures/picture-views.ts';
import type { Goods } from '../crops/stock.service.ts';
import { cartChanged } from './cart.events.ts';
import type { CartStore, StoredCartItem } from './cart.store.ts';

export type Carts = ReturnType<typeof createCarts>;

/** The carts of people; a cart reserves nothing. */
export function createCarts(deps: {
  inTransaction: InTransaction;
  store: CartStore;
  services: Pick<DomainServices, 'accounts' | 'crops' | 'sellers'>;
  now: () => Date;
}) {
  const { inTransaction, store, services, now } = deps;

  async function view(items: readonly StoredCartItem[]): Promise<Cart> {
    const goods = await services.crops.stock.goodsOf(items.map(({ cropId }) => cropId));
    const sellerIds = [...new Set([...goods.values()].map(({ sellerId }) => sellerId))];
    const [profiles, addresses] = await Promise.all([
      services.accounts.profilesOf(sellerIds),
      services.sellers.upiOf(sellerIds),
    ]);
    const sellerOf = ({ sellerId }: Goods) => ({
      userId: sellerId,
      name: profiles.get(sellerId)?.name ?? '',
      hasUpi: addresses.has(sellerId),
    });
    const shown = items.map((item) => itemView(item, goods.get(item.cropId), sellerOf));
    return { items: shown, total: cartTotal(shown) };
  }

  const read = async ({ id }: Pick<Person, 'id'>): Promise<Cart> => view(await store.list(id));

  const itemOf = (goods: Goods, quantity: number, addedAt: Date): StoredCartItem => {
    const { cropId, name, category, unit, price } = goods;
    return { cropId, name, category, unit, quantity, priceWhenAdded: price, addedAt };
  };

  return {
    read,

    /**
     * Sets how much of a listing is in the cart; more than is left is kept, since nothing is reserved. Throws
     * `own_listing`, `listing_unavailable`, `out_of_stock` and `cart_full`.
     */
    async put(person: Person, cropId: string, quantity: number): Promise<Cart> {
      const goods = (await services.crops.stock.goodsOf([cropId])).get(cropId);
      if (!goods || goods.status === 'paused') throw notFound('Listing');
      const problem = cartProblem(goods, person.id);
      if (problem) throw new ApiError(problem);
      await inTransaction(async (tx) => {
        // One change of a cart after the other, so that its limit holds.
        await services.accounts.lockForUpdate(tx, person.id);
        const items = await store.list(person.id, tx);
        const isNew = items.every((item) => item.cropId !== cropId);
        if (isNew && items.length >= mostCartItems) throw new ApiError('cart_full');
        await store.put(tx, person.id, itemOf(goods, quantity, now()));
        await publish(tx, cartChanged, { userId: person.id });
      });
      return read(person);
    },

    async remove(person: Person, cropId: string): Promise<Cart> {
      await inTransaction(async (tx) => {
        await store.removeMany(tx, person.id, [cropId]);
        await publish(tx, cartChanged, { userId: person.id });
      });
      return read(person);
    },

    /** Adds the items of a visitor; a repeated merge changes nothing. */
    async merge(
      person: Person,
      wanted: readonly { cropId: string; quantity: number }[],
    ): Promise<Cart> {
      const goods = await services.crops.stock.goodsOf(wanted.map(({ cropId }) => cropId));
      await inTransaction(async (tx) => {
        await services.accounts.lockForUpdate(tx, person.id);
        const items = await store.list(person.id, tx);
        const merged = new Map(items.map((item) => [item.cropId, item]));
        for (const { cropId, quantity } of wanted) {
          const found = goods.get(cropId);
          const before = merged.get(cropId);
          if (!found || cartProblem(found, person.id) || (before?.quantity ?? 0) >= quantity)
            continue;
          if (!before && merged.size >= mostCartItems) continue;
          const item = before ? { ...before, quantity } : itemOf(found, quantity, now());
          merged.set(cropId, item);
          await store.put(tx, person.id, item);
        }
        await publish(tx, cartChanged, { userId: person.id });
      });
      return read(person);
    },

    /** Removes what was ordered from the cart. */
    async removeOrdered(tx: Tx, userId: string, cropIds: readonly string[]): Promise<void> {
      await store.removeMany(tx, userId, cropIds);
      await publish(tx, cartChanged, { userId });
    },

    /** The cart in the data export. */
    async copy(userId: string) {
      const items = await store.list(userId);
      return items.map(({ name, quantity, addedAt }) => ({
        name,
        quantity,
        addedAt: addedAt.toISOString(),
      }));
    },
  };
}

function itemView(
  item: StoredCartItem,
  goods: Goods | undefined,
  sellerOf: (goods: Goods) => CartItem['seller'],
): CartItem {
  const { cropId, quantity } = item;
  const { name, category, unit } = goods ?? item;
  return {
    cropId,
    name,
    category,
    unit,
    quantity,
    picture: goods?.picture ? viewOf(goods.picture) : null,
    seller: goods ? sellerOf(goods) : null,
    price: toRupees(goods?.price ?? item.priceWhenAdded),
    priceWhenAdded: toRupees(item.priceWhenAdded),
    stock: goods?.stock ?? 0,
    status: goods?.status ?? 'gone',
  };
}
