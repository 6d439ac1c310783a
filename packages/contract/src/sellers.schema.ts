import * as z from 'zod/mini';
import { KnownPassword } from './accounts.schema.ts';
import { Id, line, text } from './fields.ts';
import { upiAddress } from './payments.rules.ts';
import { maskedAccountNo, readAccountNo } from './sellers.rules.ts';

const accountNumber = /^\d{9,18}$/;
const ifsc = /^[A-Z]{4}0[A-Z0-9]{6}$/;

/** An account number as copied from a passbook; spaces are dropped. */
const typedAccountNo = () => line(1, 40).check(z.overwrite(readAccountNo), z.maxLength(18));

const bankAccount = {
  bank: line(1, 100).check(z.describe("Bank's name")),
  accountNo: typedAccountNo().check(
    z.regex(accountNumber),
    z.describe('Account number, 9 to 18 digits; spaces between them are dropped'),
  ),
  ifscCode: line(1, 11).check(
    z.toUpperCase(),
    z.regex(ifsc),
    z.describe('IFSC: four letters, a zero, six letters or digits (Reserve Bank of India)'),
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
    upi: line(0, 320).check(
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
});
export type Seller = z.infer<typeof Seller>;

const months = (description: string) =>
  z.array(z.number().check(z.gte(0))).check(z.length(12), z.describe(description));
const goal = (unit: string, description: string) =>
  z
    .object({
      value: z.number().check(z.describe(`How much, ${unit}`)),
      of: z.number().check(z.describe(`Out of how much, ${unit}`)),
    })
    .check(z.describe(description));

/** Figures of one seller's year, computed from orders. */
export const SellerDashboard = z.object({
  totalSales: goal('trade units U', 'U that were delivered, out of those that were ordered'),
  salesThisMonth: goal('trade units U', 'The same of this month alone'),
  totalEarnings: goal('rupees', 'What was paid for, out of what was ordered'),
  ordersOverview: z
    .object({
      received: months('Orders that came in, counted by month from January'),
      delivered: months('Orders that were delivered, counted by month from January'),
      cancelled: months('Orders that were cancelled, counted by month from January'),
    })
    .check(z.describe('Orders of the year by month')),
  topSellingItems: z
    .array(
      z.object({
        cropId: Id.check(z.describe('Id of the listing')),
        name: text('What is sold'),
        quantity: z.number().check(z.describe('Trade units U delivered')),
      }),
    )
    .check(z.describe('Best-selling listings, the best first')),
});

export const TopSeller = z.object({
  userId: Id.check(z.describe('Id of the seller')),
  name: text('Name as the seller writes it'),
  delivered: z.number().check(z.describe('Trade units U delivered')),
});
