import * as z from 'zod/mini';
import { TradeUnits } from './cart.schema.ts';
import { Id, line, Moment, Page, paragraph } from './fields.ts';

export const OrderStatus = z.enum([
  'placed',
  'accepted',
  'packed',
  'delivered',
  'rejected',
  'cancelled',
  'expired',
]);
export const PaymentStatus = z.enum(['unpaid', 'claimed', 'confirmed', 'refund due', 'refunded']);

const Address = z.strictObject({
  name: line(1, 80),
  phone: line(1, 20),
  street: line(1, 120),
  city: line(1, 80),
  state: line(1, 60),
  postalCode: line(1, 7),
});

/** A checkout; without items the cart is ordered. */
export const NewOrders = z.strictObject({
  items: z.optional(
    z
      .array(z.strictObject({ cropId: Id, quantity: TradeUnits }))
      .check(z.minLength(1), z.maxLength(50)),
  ),
  address: Address,
  payment: z.enum(['on-delivery', 'upi']),
});

export const Order = z.object({
  _id: Id,
  reference: z.string(),
  buyerId: Id,
  sellerId: Id,
  status: OrderStatus,
  payment: z.enum(['on-delivery', 'upi']),
  paymentStatus: PaymentStatus,
  items: z.array(
    z.object({ cropId: Id, name: z.string(), quantity: TradeUnits, price: z.number() }),
  ),
  total: z.number().check(z.describe('Rupees')),
  history: z.array(z.object({ status: OrderStatus, at: Moment, reason: z.nullable(z.string()) })),
  createdAt: Moment,
});

export const OrderFilter = z.strictObject({
  as: z.enum(['buyer', 'seller']),
  status: z.optional(OrderStatus),
  ...Page.shape,
});
export const OrderReason = z.strictObject({ reason: paragraph(1, 300) });
export const PaymentClaim = z.strictObject({ reference: line(1, 60) });

/** One finished trade in the list of recent activity. */
export const Transaction = z.object({ _id: Id, buyerId: Id, sellerId: Id, createdAt: Moment });
