import * as z from 'zod/mini';
import { KnownPassword } from './accounts.schema.ts';
import { Category, Unit } from './crops.schema.ts';
import {
  closedDigits,
  Id,
  line,
  Page,
  Picture,
  rupees,
  Timestamp,
  text,
  typedInteger,
} from './fields.ts';
import { upiAddress } from './payments.rules.ts';
import { maskedAccountNo, readAccountNo } from './sellers.rules.ts';

const accountNumber = /^\d{9,18}$/;
const ifsc = /^[A-Z]{4}0[A-Z0-9]{6}$/;

/** An account number as copied from a passbook; spaces and dashes are dropped. */
const typedAccountNo = () => closedDigits(1, 40).check(z.overwrite(readAccountNo), z.maxLength(18));

const bankAccount = {
  bank: line(1, 100).check(z.describe("Bank's name")),
  accountNo: typedAccountNo().check(
    z.regex(accountNumber),
    z.describe('Account number, 9 to 18 digits; spaces and dashes between them are dropped'),
  ),
  ifscCode: closedDigits(1, 11).check(
    z.toUpperCase(),
    z.regex(ifsc),
    z.describe(
      'IFSC: four letters, a zero, six letters or digits (Reserve Bank of India); a new one of a merged bank is refused',
    ),
  ),
};

/** The seller sign-up form; the request adds the user's id. */
export const BankAccount = z.strictObject(bankAccount);
export type BankAccount = z.infer<typeof BankAccount>;

/** A seller's first record. */
export const SellerSignUp = z.strictObject({
  userId: Id.check(z.describe('The future seller: the signed-in user')),
  ...bankAccount,
});
export type SellerSignUp = z.infer<typeof SellerSignUp>;

/**
 * Changes to the bank account, confirmed by the password. Absent fields stay unchanged, and so does an account
 * number that is sent back masked.
 */
export const BankAccountChange = z.partial(
  z.strictObject({
    ...bankAccount,
    accountNo: typedAccountNo().check(
      z.regex(new RegExp(`${accountNumber.source}|${maskedAccountNo.source}`)),
      z.describe('A new account number, or the masked one of the reply'),
    ),
    upi: closedDigits(0, 320).check(
      z.toLowerCase(),
      z.refine((typed) => typed === '' || upiAddress.test(typed), {
        params: { code: 'wrong_format' },
      }),
      z.describe('UPI address for payments of buyers, such as name@bank; empty for none'),
    ),
    password: KnownPassword.check(
      z.describe(
        'Password as it is now; left out for an account that has none, where a sign-in with Google in the last ten minutes stands for it',
      ),
    ),
  }),
);
export type BankAccountChange = z.infer<typeof BankAccountChange>;

/** A seller's record for its owner. */
export const Seller = z.object({
  bank: text("Bank's name"),
  accountNo: text('Masked: `••••` and the last four digits'),
  ifscCode: text('IFSC of the branch'),
  upi: z.nullable(z.string()).check(z.describe('UPI address for payments, null without one')),
  ifscBank: z
    .nullable(z.string())
    .check(z.describe('Name of the bank that the IFSC belongs to, null if unknown')),
  ifscSuccessor: z
    .nullable(
      z.object({
        name: text('Name of the bank'),
        code: text('First four letters of its IFSC codes'),
      }),
    )
    .check(z.describe('Bank that this one was merged into, null if it was not')),
});
export type Seller = z.infer<typeof Seller>;

const months = (description: string) =>
  z.array(z.int().check(z.gte(0))).check(z.length(12), z.describe(description));
const Measure = z
  .enum(['kg', 'liters', 'pieces'])
  .check(z.describe('What the goods are measured in; tonnes are counted as kg'));
const byMeasure = (description: string) =>
  z
    .array(z.object({ unit: Measure, quantity: z.number().check(z.describe('Trade units U')) }))
    .check(z.describe(description));
const figure = (unit: string, description: string) =>
  z
    .object({
      value: z.number().check(z.describe(`How much, ${unit}`)),
      goal: z
        .nullable(z.number())
        .check(z.describe(`The seller's goal, ${unit}; null if there is none`)),
    })
    .check(z.describe(description));

/** What a seller wants to reach in a month; null for no goal. */
export const SellerGoals = z.strictObject({
  sales: z
    .nullable(z.int().check(z.gte(1), z.lte(10_000_000)))
    .check(z.describe('Trade units U to deliver in a month')),
  earnings: z
    .nullable(z.int().check(z.gte(1), z.lte(1_000_000_000)))
    .check(z.describe('Rupees to receive in a month')),
});
export type SellerGoals = z.infer<typeof SellerGoals>;

/** Figures of one seller's year, computed from orders; months are those of India. */
export const SellerDashboard = z.object({
  year: z.int().check(z.describe('The calendar year')),
  goals: SellerGoals.check(z.describe("The seller's goals of a month")),
  totalSales: figure('trade units U', 'Delivered in the year, beside twelve goals of a month'),
  salesThisMonth: figure('trade units U', 'Delivered in the current month'),
  totalSalesByMeasure: byMeasure('The total sales by what is measured alike, the most first'),
  salesThisMonthByMeasure: byMeasure(
    'The sales of the month by what is measured alike, the most first',
  ),
  totalEarnings: figure('rupees', 'Total of the orders that were delivered in the year'),
  ordersOverview: z
    .object({
      received: months('All orders that came in, by month from January'),
      delivered: months('Orders that were delivered, by the month of the handover'),
      open: months(
        'Orders that are still to be delivered or to be answered, by the month in which they came in',
      ),
      cancelled: months(
        'Orders that were cancelled, rejected or that expired, by the month in which they were',
      ),
    })
    .check(
      z.describe(
        'Orders of the year by month. Delivered, open and cancelled count each order once, as it stands now',
      ),
    ),
  topSellingItems: z
    .array(
      z.object({
        cropId: z.nullable(Id).check(z.describe('Id of the listing, null once it is deleted')),
        category: Category,
        picture: z.nullable(Picture).check(z.describe('Its picture, null if lost')),
        name: text('What is sold, as it was ordered last'),
        unit: Measure,
        quantity: z.number().check(z.describe('Trade units U delivered in the year')),
        earnings: rupees('Rupees for them'),
      }),
    )
    .check(z.describe('Best-selling goods by trade units, the best first, at most 50')),
});
export type SellerDashboard = z.infer<typeof SellerDashboard>;

/** A delivered order in a statement. */
export const StatementRow = z.object({
  orderId: Id.check(z.describe('Id of the order')),
  reference: text('Short name of the order'),
  deliveredAt: Timestamp.check(z.describe('When it was handed over')),
  buyer: z
    .nullable(z.string())
    .check(z.describe('Name of the buyer, null once the account is deleted')),
  items: z
    .array(
      z.object({
        name: text('What was sold'),
        unit: Unit,
        delivered: z.number().check(z.describe('U that were handed over')),
        price: rupees('Rupees for one U'),
        total: rupees('Rupees for the line'),
      }),
    )
    .check(z.describe('Delivered lines')),
  total: rupees('Rupees for all lines'),
  received: rupees('Rupees that the seller has confirmed so far, less what was given back'),
  outstanding: rupees('Rupees that are still to be paid'),
});
export type StatementRow = z.infer<typeof StatementRow>;

/** Which page of which month of a statement is read. */
export const StatementFilter = z.extend(Page, {
  // All lines of an order are in a statement, and a hundred large orders would hold up the server.
  limit: z
    .optional(typedInteger(1, 24))
    .check(z.describe('Most orders of the page, 1 to 24; 24 by default')),
  month: z
    .string()
    .check(z.regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/), z.describe('Calendar month, yyyy-mm')),
});
export type StatementFilter = z.infer<typeof StatementFilter>;

/** What a seller delivered in a month of India. */
export const Statement = z.object({
  month: text('The month, yyyy-mm'),
  rows: z
    .array(StatementRow)
    .check(z.describe('By day of delivery, the first first; those of this page')),
  total: rupees('Sum of the totals of the whole month'),
  received: rupees('What was received for the whole month'),
  outstanding: rupees('What is outstanding for the whole month'),
});
export type Statement = z.infer<typeof Statement>;

export const TopSeller = z.object({
  userId: Id.check(z.describe('Id of the seller')),
  name: text('Name as the seller writes it'),
  city: text('Town or district'),
  state: text('State or union territory, in English'),
  delivered: z.number().check(z.describe('Trade units U delivered in the year')),
  buyers: z
    .int()
    .check(z.gte(1), z.describe('Buyers with a final handover, each counted once a month')),
  rating: z
    .nullable(z.number().check(z.gte(1), z.lte(5)))
    .check(z.describe('Average of the reviews that count, 1 to 5 stars, null without them')),
  ratingCount: z.int().check(z.gte(0), z.describe('Number of reviews that count')),
  category: z
    .nullable(Category)
    .check(z.describe("Category of the seller's newest listing, null without one")),
});
export type TopSeller = z.infer<typeof TopSeller>;

/** The sellers of a year, and what all of them delivered; at most a minute old. */
export const TopSellers = z.object({
  year: z.int().check(z.describe('The calendar year')),
  deliveredInYear: z.number().check(z.describe('Trade units U that all sellers delivered in it')),
  deliveredInMonth: z
    .number()
    .check(z.describe('Trade units U that all sellers delivered in the current month')),
  sellers: z
    .array(TopSeller)
    .check(z.describe('Who delivered to most buyers, then most U, the first first, at most ten')),
});
export type TopSellers = z.infer<typeof TopSellers>;
