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
export const OrderStatus = orderStatus.check(z.describe('How far the order has come'));
export const PaymentStatus = z
  .enum(['unpaid', 'claimed', 'confirmed', 'refund due', 'refunded'])
  .check(z.describe('How far the payment has come, apart from the order'));
const Payment = z
  .enum(['on-delivery', 'upi'])
  .check(z.describe('Whether it is paid on delivery or through UPI'));

const Address = z.strictObject(person).check(z.describe('Where the goods go, and who takes them'));

const wantedItem = z.strictObject({ cropId: Id, quantity: TradeUnits });

/** A checkout. */
export const NewOrders = z.strictObject({
  items: z
    .optional(z.array(wantedItem).check(z.minLength(1), z.maxLength(50)))
    .check(z.describe('What is ordered, up to 50 listings; the cart unless told')),
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
  at: Timestamp.check(z.describe('When it came so far')),
  reason: z.nullable(z.string()).check(z.describe('Why it was rejected or cancelled, else null')),
});

export const Order = z.object({
  _id: Id.check(z.describe('Names the order')),
  reference: text('Short name for people and for payments'),
  buyerId: Id.check(z.describe('Who ordered')),
  sellerId: Id.check(z.describe('Who sells; one order has one seller')),
  status: OrderStatus,
  payment: Payment,
  paymentStatus: PaymentStatus,
  items: z.array(orderedItem).check(z.describe('What was ordered')),
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
  _id: Id.check(z.describe('Names the order')),
  buyerId: Id.check(z.describe('Who bought')),
  sellerId: Id.check(z.describe('Who sold')),
  createdAt: Timestamp.check(z.describe('When the order was placed')),
});
