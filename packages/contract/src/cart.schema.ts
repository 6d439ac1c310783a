import * as z from 'zod/mini';
import { Id } from './fields.ts';

/** Trade units U, counted. */
export const TradeUnits = z.int().check(z.gte(1), z.lte(10_000));

export const CartItem = z.object({
  cropId: Id,
  quantity: TradeUnits,
  price: z.number().check(z.describe('Rupees for one U, now')),
  priceWhenAdded: z.number().check(z.describe('Rupees for one U when it was put into the cart')),
  stock: z.int().check(z.describe('Whole U that are left')),
});
export const Cart = z.object({
  items: z.array(CartItem),
  total: z.number().check(z.describe('Rupees, priced now')),
});
export const CartQuantity = z.strictObject({ quantity: TradeUnits });
