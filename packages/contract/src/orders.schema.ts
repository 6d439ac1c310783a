import * as z from 'zod/mini';
import { TradeUnits } from './cart.schema.ts';
import { Category, Unit } from './crops.schema.ts';
import { decimal, Id, Page, Picture, person, rupees, Timestamp, text } from './fields.ts';
import { mostTradeUnits } from './limits.ts';
import { OwnReview } from './reviews.schema.ts';

export const OrderStatus = z
  .enum(['placed', 'accepted', 'packed', 'delivered', 'rejected', 'cancelled', 'expired'])
  .check(z.describe('Status of the order'));
export type OrderStatus = z.infer<typeof OrderStatus>;

export const OrderAction = z
  .enum([
    ...(['accept', 'reject', 'pack', 'deliver', 'cancel', 'expire'] as const),
    ...(['amend', 'accept-amendment', 'decline-amendment', 'object'] as const),
    ...(['claim-payment', 'confirm-payment', 'dispute-payment', 'refund-payment'] as const),
  ])
  .check(z.describe('What someone does with an order'));
export type OrderAction = z.infer<typeof OrderAction>;

export const PaymentStatus = z
  .enum(['unpaid', 'claimed', 'confirmed', 'refund due', 'refunded', 'disputed'])
  .check(z.describe('Status of the payment, computed from what both sides have said'));
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const PaymentEntryKind = z
  .enum(['claimed', 'confirmed', 'disputed', 'refunded'])
  .check(z.describe('What was said about the money'));
export type PaymentEntryKind = z.infer<typeof PaymentEntryKind>;

export const PaymentMethod = z
  .enum(['on-delivery', 'upi'])
  .check(z.describe('Whether it is paid on delivery or through UPI'));
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const Handover = z
  .enum(['agreed', 'reported', 'objected'])
  .check(
    z.describe(
      "How the delivered quantity was settled: by the buyer's code, by the seller alone, or objected to by the buyer",
    ),
  );
export type Handover = z.infer<typeof Handover>;

/** Recipient and delivery address. */
export const OrderAddress = z
  .strictObject(person)
  .check(z.describe('Delivery address and recipient'));
export type OrderAddress = z.infer<typeof OrderAddress>;

/** Highest price of one U in rupees. */
export const mostPrice = 10_000_000;
/** Rupees for one U. */
export const unitPrice = (description: string) =>
  decimal(0.01, mostPrice, 2).check(z.describe(description));

/** A line of an order: a snapshot of the listing as it was ordered. */
export const OrderItem = z.object({
  lineId: Id.check(z.describe('Id of the line')),
  cropId: z.nullable(Id).check(z.describe('The listing that was ordered, null once it is deleted')),
  name: text('What is sold, as it was called when it was ordered'),
  category: Category,
  unit: Unit,
  picture: z.nullable(Picture).check(z.describe('First picture when it was ordered, null if lost')),
  price: rupees('Rupees for one U when it was ordered'),
  quantity: TradeUnits,
  delivered: z
    .nullable(z.number())
    .check(z.describe('U that were handed over, null before the handover')),
  total: rupees('Rupees for the line; follows the delivered quantity'),
  review: z
    .nullable(OwnReview)
    .check(z.describe('What the buyer has said about it, null without a review')),
});
export type OrderItem = z.infer<typeof OrderItem>;

const role = z
  .enum(['buyer', 'seller', 'system'])
  .check(
    z.describe('Who did it; the system lets orders expire, and cancels those of a deleted account'),
  );

/** A line as the seller proposes to deliver it. */
export const ProposedLine = z.strictObject({
  lineId: Id.check(z.describe('Id of the line')),
  quantity: z
    .int()
    .check(z.gte(0), z.lte(mostTradeUnits), z.describe('U that the seller can deliver, 0 if none')),
  price: unitPrice('Rupees for one U'),
});

export const Amendment = z.object({
  id: Id.check(z.describe('Id of the proposal; a further one has another')),
  items: z.array(ProposedLine).check(z.describe('Every line as it would be')),
  total: rupees('Rupees for the order as it would be'),
  reason: text("The seller's reason"),
  at: Timestamp.check(z.describe('When it was proposed')),
});
export type Amendment = z.infer<typeof Amendment>;

const event = z.object({
  kind: z
    .enum([...(['place'] as const), ...OrderAction.options])
    .check(z.describe('What was done')),
  by: role,
  at: Timestamp.check(z.describe('When it was done')),
  reason: z.nullable(z.string()).check(z.describe('The reason that was given, else null')),
  total: z
    .nullable(z.number())
    .check(z.describe('Rupees of the order after it; null if the event leaves it as it is')),
});

const entry = z.object({
  kind: PaymentEntryKind,
  by: role,
  at: Timestamp.check(z.describe('When it was said')),
  amount: rupees('Rupees that it is about'),
  reference: z.nullable(z.string()).check(z.describe('Number of the UPI transaction, else null')),
  reason: z.nullable(z.string()).check(z.describe('The reason of a dispute, else null')),
});

const party = z.object({
  name: z.nullable(z.string()).check(z.describe('Name, null once the account is deleted')),
  phone: z.nullable(z.string()).check(z.describe('Phone number, null once the account is deleted')),
});

const isNewBuyer = z
  .boolean()
  .check(
    z.describe(
      'Whether the buyer had neither a confirmed e-mail nor a delivered order at that time',
    ),
  );

export const Order = z.object({
  _id: Id.check(z.describe('Id of the order')),
  reference: text('Short name for people and for payments, such as UP-7K3M9QXD'),
  buyerId: z.nullable(Id).check(z.describe('Id of the buyer, null once the account is deleted')),
  sellerId: z.nullable(Id).check(z.describe('Id of the seller, null once the account is deleted')),
  buyer: party.check(z.describe('The buyer')),
  seller: z
    .extend(party, {
      upi: z.nullable(z.string()).check(z.describe('UPI address for payments, null without one')),
    })
    .check(z.describe('The seller')),
  address: z
    .nullable(OrderAddress)
    .check(z.describe('Null once the account of the buyer is deleted')),
  isNewBuyer,
  status: OrderStatus,
  payment: PaymentMethod,
  paymentStatus: PaymentStatus,
  received: rupees('Rupees that the seller has confirmed, less what was given back'),
  outstanding: rupees('Rupees that are still to be paid'),
  refundDue: rupees('Rupees that the seller still has to give back'),
  items: z.array(OrderItem).check(z.describe('Ordered items')),
  total: rupees('Rupees for all items; follows the delivered quantities'),
  handover: z.nullable(Handover).check(z.describe('Null before the handover')),
  objectUntil: z
    .nullable(Timestamp)
    .check(z.describe('Until when the buyer may object to the handover, else null')),
  amendment: z
    .nullable(Amendment)
    .check(z.describe('The proposal that waits for the buyer, else null')),
  history: z.array(event).check(z.describe('Every step so far, the oldest first')),
  payments: z
    .array(entry)
    .check(z.describe('What both sides said about the money, the oldest first')),
  createdAt: Timestamp.check(z.describe('When it was placed')),
  expiresAt: z
    .nullable(Timestamp)
    .check(z.describe('When it expires unless the seller answers, null once it cannot')),
});
export type Order = z.infer<typeof Order>;

/** Items of an order that a list shows; the others are counted. */
export const summaryItems = 2;
const itemCount = z.int().check(z.gte(1), z.describe('Number of all ordered items'));

/** An order in a list. */
export const OrderSummary = z.object({
  _id: Id.check(z.describe('Id of the order')),
  reference: text('Short name for people'),
  partner: z
    .nullable(z.string())
    .check(z.describe('Name of the other party, null once the account is deleted')),
  isNewBuyer,
  status: OrderStatus,
  payment: PaymentMethod,
  paymentStatus: PaymentStatus,
  handover: z.nullable(Handover).check(z.describe('Null before the handover')),
  hasAmendment: z.boolean().check(z.describe('Whether a proposal waits for the buyer')),
  items: z
    .array(
      z.pick(OrderItem, {
        name: true,
        category: true,
        unit: true,
        picture: true,
        quantity: true,
        delivered: true,
      }),
    )
    .check(z.maxLength(summaryItems), z.describe('The first ordered items, at most two')),
  itemCount,
  total: rupees('Rupees for all items'),
  createdAt: Timestamp.check(z.describe('When it was placed')),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderFilter = z.strictObject({
  as: z.enum(['buyer', 'seller']).check(z.describe('Whether one bought or sold')),
  status: z.optional(OrderStatus).check(z.describe('Only orders with this status')),
  ...Page.shape,
});
export type OrderFilter = z.infer<typeof OrderFilter>;

/** One trade in the list of recent activity. */
export const Transaction = z.object({
  _id: Id.check(z.describe('Id of the order')),
  buyerId: z.nullable(Id).check(z.describe('Id of the buyer, null once the account is deleted')),
  sellerId: z.nullable(Id).check(z.describe('Id of the seller, null once the account is deleted')),
  buyer: z
    .nullable(z.string())
    .check(z.describe('Name of the buyer, null once the account is deleted')),
  seller: z
    .nullable(z.string())
    .check(z.describe('Name of the seller, null once the account is deleted')),
  items: z
    .array(z.pick(OrderItem, { name: true, unit: true, quantity: true, delivered: true }))
    .check(z.maxLength(summaryItems), z.describe('The first ordered items, at most two')),
  itemCount,
  createdAt: Timestamp.check(z.describe('When the order was placed')),
});
export type Transaction = z.infer<typeof Transaction>;
