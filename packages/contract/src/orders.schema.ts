import * as z from 'zod/mini';
import { TradeUnits } from './cart.schema.ts';
import { Id, line, Page, paragraph, person, rupees, Timestamp, text } from './fields.ts';

const orderStatus = z.enum([
  'placed',
  'accepted',
  'packed',
  'delivered',
  'rejected',
  'cancelled',
  'expired',
]);
export const OrderStatus = orderStatus.check(z.describe('Status of the order'));
export const PaymentStatus = z
  .enum(['unpaid', 'claimed', 'confirmed', 'refund due', 'refunded'])
  .check(z.describe('Status of the payment, separate from the order'));
const Payment = z
  .enum(['on-delivery', 'upi'])
  .check(z.describe('Whether it is paid on delivery or through UPI'));

const Address = z.strictObject(person).check(z.describe('Delivery address and recipient'));

const wantedItem = z.strictObject({ cropId: Id, quantity: TradeUnits });

/** A checkout. */
export const NewOrders = z.strictObject({
  items: z
    .optional(z.array(wantedItem).check(z.minLength(1), z.maxLength(50)))
    .check(z.describe('What is ordered, up to 50 listings; the cart by default')),
  address: Address,
  payment: Payment,
});

const orderedItem = z.object({
  cropId: Id.check(z.describe('Listing that was ordered')),
  name: text('What is sold, as it was called when it was ordered'),
  quantity: TradeUnits,
  price: rupees('Rupees for one U when it was ordered'),
});

const step = z.object({
  status: OrderStatus,
  at: Timestamp.check(z.describe('When the status was reached')),
  reason: z.nullable(z.string()).check(z.describe('Why it was rejected or cancelled, else null')),
});

export const Order = z.object({
  _id: Id.check(z.describe('Id of the order')),
  reference: text('Short name for people and for payments'),
  buyerId: Id.check(z.describe('Id of the buyer')),
  sellerId: Id.check(z.describe('Id of the seller; one order has one seller')),
  status: OrderStatus,
  payment: Payment,
  paymentStatus: PaymentStatus,
  items: z.array(orderedItem).check(z.describe('Ordered items')),
  total: rupees('Rupees for all items'),
  history: z.array(step).check(z.describe('Every step so far, the oldest first')),
  createdAt: Timestamp.check(z.describe('When it was placed')),
});

export const OrderFilter = z.strictObject({
  as: z.enum(['buyer', 'seller']).check(z.describe('Whether one bought or sold')),
  status: z.optional(OrderStatus),
  ...Page.shape,
});
export const OrderReason = z.strictObject({
  reason: paragraph(1, 300).check(z.describe('Why, for the other party; 1 to 300 characters')),
});
export const PaymentClaim = z.strictObject({
  reference: line(1, 60).check(z.describe('Number of the UPI transaction, 1 to 60 characters')),
});

/** One finished trade in the list of recent activity. */
export const Transaction = z.object({
  _id: Id.check(z.describe('Id of the order')),
  buyerId: Id.check(z.describe('Id of the buyer')),
  sellerId: Id.check(z.describe('Id of the seller')),
  createdAt: Timestamp.check(z.describe('When the order was placed')),
});
