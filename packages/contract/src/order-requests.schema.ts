import * as z from 'zod/mini';
import { TradeUnits } from './cart.schema.ts';
import { closedDigits, decimal, Id, paragraph, text } from './fields.ts';
import { mostCartItems, mostTradeUnits } from './limits.ts';
import { OrderAddress, PaymentMethod, ProposedLine, unitPrice } from './orders.schema.ts';
import { utr } from './payments.rules.ts';

const wantedItem = z.strictObject({
  cropId: Id,
  quantity: TradeUnits,
  price: unitPrice('Rupees for one U, as the buyer saw it'),
});

/** A checkout. */
export const NewOrders = z.strictObject({
  items: z
    .array(wantedItem)
    .check(
      z.minLength(1),
      z.maxLength(mostCartItems),
      z.describe(
        `What is ordered, up to ${mostCartItems} items; items of one listing are added up`,
      ),
    ),
  isCart: z
    .boolean()
    .check(z.describe('Whether the items come from the cart, which they then leave')),
  address: OrderAddress,
  payment: PaymentMethod,
});
export type NewOrders = z.infer<typeof NewOrders>;

const quantityIn = (description: string) =>
  decimal(0, mostTradeUnits, 3).check(z.describe(description));

/** A change that the seller proposes before the handover. */
export const NewAmendment = z.strictObject({
  items: z
    .array(ProposedLine)
    .check(z.minLength(1), z.maxLength(mostCartItems), z.describe('Every line of the order')),
  reason: paragraph(1, 300).check(z.describe('Why, for the buyer; 1 to 300 characters')),
});
export type NewAmendment = z.infer<typeof NewAmendment>;

const reason = paragraph(1, 300);
export const OrderReason = z.strictObject({
  reason: reason.check(z.describe('Why, for the other party; 1 to 300 characters')),
});
export const CancelReason = z.strictObject({
  reason: z
    .optional(reason)
    .check(z.describe('Why, for the other party; required from a seller; 1 to 300 characters')),
});

/** What was handed over. */
export const Delivery = z.strictObject({
  items: z
    .array(
      z.strictObject({
        lineId: Id.check(z.describe('Id of the line')),
        delivered: quantityIn('U that were handed over, in steps of 0.1 kg or L, or of one piece'),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostCartItems), z.describe('Every line of the order')),
  code: z
    .optional(closedDigits(4, 4).check(z.regex(/^\d{4}$/)))
    .check(z.describe("The buyer's four-digit code")),
  reason: z
    .optional(reason)
    .check(z.describe('Why there is no code, 1 to 300 characters; required without one')),
  isPaid: z.boolean().check(z.describe('Whether the seller has received what is outstanding')),
});
export type Delivery = z.infer<typeof Delivery>;

export const HandoverCode = z.object({
  code: text('Four digits, for the seller at the handover; the same each time'),
});

const utrField = closedDigits(1, 20).check(z.regex(utr));
export const PaymentClaim = z.strictObject({
  reference: utrField.check(z.describe('Number of the UPI transaction (UTR), 12 digits')),
});
export const Refund = z.strictObject({
  reference: z
    .optional(utrField)
    .check(z.describe('Number of the UPI transaction (UTR), 12 digits; none for cash')),
});

/** Orders that the seller accepts at once. */
export const OrderIds = z.strictObject({
  ids: z
    .array(Id)
    .check(z.minLength(1), z.maxLength(100), z.describe('Ids of the orders, up to 100')),
});
export const AcceptedOrders = z.object({
  accepted: z.array(Id).check(z.describe('Orders that are now accepted')),
  refused: z.array(Id).check(z.describe('Orders that could not be accepted any more')),
});
