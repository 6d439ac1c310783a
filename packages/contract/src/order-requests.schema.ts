import * as z from 'zod/mini';
import { TradeUnits } from './cart.schema.ts';
import { closedDigits, decimal, Id, paragraph, text } from './fields.ts';
import { mostCartItems, mostTradeUnits } from './limits.ts';
import {
  mostPrice,
  OrderAddress,
  PaymentMethod,
  ProposedLine,
  unitPrice,
} from './orders.schema.ts';
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

/** Rupees for the dearest order there can be. */
const mostRupees = mostPrice * mostTradeUnits * mostCartItems;
const rupees = (description: string) => decimal(0, mostRupees, 2).check(z.describe(description));
const seenTotal = rupees('Rupees of the order as the user saw it; 409 if it has changed');
const seenAmount = (what: string) => rupees(`Rupees ${what}, as the user saw it; 409 if changed`);

/** What the seller accepts or packs. */
export const SeenOrder = z.strictObject({ total: seenTotal });
export type SeenOrder = z.infer<typeof SeenOrder>;

/** The proposal that the buyer answers. */
export const SeenProposal = z.strictObject({
  proposalId: Id.check(z.describe('Id of the proposal')),
  total: rupees('Rupees of the order as proposed; 409 if there is another proposal now'),
});
export type SeenProposal = z.infer<typeof SeenProposal>;

const reason = paragraph(1, 300);
const writtenReason = reason.check(z.describe('Why, for the other party; 1 to 300 characters'));
export const OrderReason = z.strictObject({ reason: writtenReason });
export const Objection = z.strictObject({ reason: writtenReason, total: seenTotal });
export type Objection = z.infer<typeof Objection>;
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
  total: rupees("Rupees for what was handed over, to which the buyer's code agrees"),
  paid: z
    .nullable(rupees('Rupees, as claimed by the buyer or else outstanding'))
    .check(z.describe('What the seller confirms to have received with it, null if nothing')),
});
export type Delivery = z.infer<typeof Delivery>;

export const HandoverCode = z.object({
  code: text('Four digits, for the seller at the handover; the same each time'),
});

const utrField = closedDigits(1, 20).check(z.regex(utr));
export const PaymentClaim = z.strictObject({
  amount: seenAmount('that were outstanding'),
  reference: utrField.check(z.describe('Number of the UPI transaction (UTR), 12 digits')),
});
export type PaymentClaim = z.infer<typeof PaymentClaim>;
export const PaymentReceipt = z.strictObject({
  amount: seenAmount('that the buyer claims to have paid, or else that are outstanding'),
});
export type PaymentReceipt = z.infer<typeof PaymentReceipt>;
export const PaymentDispute = z.strictObject({
  amount: seenAmount('of the payment or the refund'),
  reason: writtenReason,
});
export type PaymentDispute = z.infer<typeof PaymentDispute>;
export const Refund = z.strictObject({
  amount: seenAmount('to be given back'),
  reference: z
    .optional(utrField)
    .check(z.describe('Number of the UPI transaction (UTR), 12 digits; none for cash')),
});
export type Refund = z.infer<typeof Refund>;

/** Orders that the seller accepts at once. */
export const SeenOrders = z.strictObject({
  orders: z
    .array(z.strictObject({ id: Id.check(z.describe('Id of the order')), total: seenTotal }))
    .check(z.minLength(1), z.maxLength(100), z.describe('The orders, up to 100')),
});
export type SeenOrders = z.infer<typeof SeenOrders>;
export const AcceptedOrders = z.object({
  accepted: z.array(Id).check(z.describe('Orders that are now accepted')),
  refused: z
    .array(Id)
    .check(z.describe('Orders that have changed or could not be accepted any more')),
});
