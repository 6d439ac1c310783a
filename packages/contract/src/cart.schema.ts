import * as z from 'zod/mini';
import { Category, Unit } from './crops.schema.ts';
import { Id, Picture, rupees, text } from './fields.ts';
import { mostCartItems, mostTradeUnits } from './limits.ts';

/** Trade units U, counted. */
export const TradeUnits = z
  .int()
  .check(
    z.gte(1),
    z.lte(mostTradeUnits),
    z.describe('Trade units U (25 kg, 25 L or 25 pieces), counted'),
  );

/** Whether an item of the cart can be ordered: listings may be paused, expire, sell out or be deleted. */
export const CartItemStatus = z
  .enum(['available', 'paused', 'expired', 'gone'])
  .check(z.describe('Whether its listing is for sale, taken off the market, expired or deleted'));
export type CartItemStatus = z.infer<typeof CartItemStatus>;

export const CartItem = z.object({
  cropId: Id.check(z.describe('Id of the listing')),
  name: text('What is sold; as it was called when it was added if the listing is gone'),
  category: Category,
  unit: Unit,
  picture: z
    .nullable(Picture)
    .check(z.describe('First picture of the listing, null if it is gone')),
  seller: z
    .nullable(
      z.object({
        userId: Id.check(z.describe('Id of the seller')),
        name: text('Name as the seller writes it'),
        hasUpi: z.boolean().check(z.describe('Whether the seller can be paid through UPI')),
      }),
    )
    .check(z.describe('The seller, null if the listing is gone')),
  quantity: TradeUnits,
  price: rupees('Rupees for one U, now; the last known price if the listing is gone'),
  priceWhenAdded: rupees('Rupees for one U when it was added'),
  stock: z.int().check(z.gte(0), z.describe('Whole U that are left; nothing is reserved')),
  status: CartItemStatus,
});
export type CartItem = z.infer<typeof CartItem>;

/** A cart; it reserves nothing. */
export const Cart = z.object({
  items: z
    .array(CartItem)
    .check(
      z.describe(
        `Items of the cart in the order in which they were added, at most ${mostCartItems}`,
      ),
    ),
  total: rupees('Rupees for the items that can be ordered, priced now'),
});
export type Cart = z.infer<typeof Cart>;

export const CartQuantity = z.strictObject({ quantity: TradeUnits });

/** The cart of a visitor, which joins that of the account. */
export const CartMerge = z.strictObject({
  items: z
    .array(z.strictObject({ cropId: Id, quantity: TradeUnits }))
    .check(z.minLength(1), z.maxLength(mostCartItems), z.describe('Items of the visitor')),
});
