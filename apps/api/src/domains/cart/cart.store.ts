import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import { cartItems } from './cart.tables.ts';

/** A stored item of a cart. */
export type StoredCartItem = Omit<typeof cartItems.$inferSelect, 'userId'>;

export type CartStore = ReturnType<typeof createCartStore>;

/** Stores carts. */
export function createCartStore(db: Database) {
  const isOf = (userId: string) => eq(cartItems.userId, userId);
  return {
    /** The items of a cart in the order in which they were added. */
    list(userId: string, tx?: Tx): Promise<StoredCartItem[]> {
      const { userId: _, ...columns } = columnsOf();
      return queriesIn(db, tx)
        .select(columns)
        .from(cartItems)
        .where(isOf(userId))
        .orderBy(asc(cartItems.addedAt), asc(cartItems.cropId));
    },

    /** Adds items, or sets the quantity and what the listing is now. */
    async put(tx: Tx, userId: string, item: StoredCartItem): Promise<void> {
      const { cropId: _, addedAt: _added, ...change } = item;
      await queriesOf(tx)
        .insert(cartItems)
        .values({ ...item, userId })
        .onConflictDoUpdate({ target: [cartItems.userId, cartItems.cropId], set: change });
    },

    async removeMany(tx: Tx, userId: string, cropIds: readonly string[]): Promise<void> {
      await queriesOf(tx)
        .delete(cartItems)
        .where(and(isOf(userId), inArray(cartItems.cropId, [...cropIds])));
    },
  };
}

const columnsOf = () => {
  const { userId, cropId, quantity, priceWhenAdded, name, category, unit, addedAt } = cartItems;
  return { userId, cropId, quantity, priceWhenAdded, name, category, unit, addedAt };
};
