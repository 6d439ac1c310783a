import * as z from 'zod/mini';
import { Id, rupees } from './fields.ts';

/** Trade units U, counted. */
export const TradeUnits = z
  .int()
  .check(z.gte(1), z.lte(10_000), z.describe('Trade units U (25 kg, 25 L or 25 pieces), counted'));

const cartItem = z.object({
  cropId: Id.check(z.describe('Id of the listing')),
  quantity: TradeUnits,
  price: rupees('Rupees for one U, now'),
  priceWhenAdded: rupees('Rupees for one U when it was put into the cart'),
  stock: z.int().check(z.describe('Whole U that are left')),
});
export const Cart = z.object({
  items: z.array(cartItem).check(z.describe('Items of the cart')),
  total: rupees('Rupees for all of it, priced now'),
});
export const CartQuantity = z.strictObject({ quantity: TradeUnits });
