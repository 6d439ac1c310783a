import * as z from 'zod/mini';
import { Id, line } from './fields.ts';

const ifsc = /^[A-Z]{4}0[A-Z0-9]{6}$/;

const bankAccount = {
  bank: line(1, 100).check(z.describe("Bank's name")),
  accountNo: line(1, 18).check(z.regex(/^\d{9,18}$/), z.describe('Account number, 9 to 18 digits')),
  ifscCode: line(1, 11).check(
    z.toUpperCase(),
    z.regex(ifsc),
    z.describe('IFSC: four letters, a zero, six letters or digits (Reserve Bank of India)'),
  ),
};

/** The seller sign-up form; who is meant is added by the call. */
export const BankAccount = z.strictObject(bankAccount);
export type BankAccount = z.infer<typeof BankAccount>;

/** A seller's first record. */
export const SellerSignUp = z.strictObject({ userId: Id, ...bankAccount });
export type SellerSignUp = z.infer<typeof SellerSignUp>;

/** Changes to the bank account; what is absent stays, and so does an account number that is sent back masked. */
export const BankAccountChange = z.partial(
  z.strictObject({
    ...bankAccount,
    accountNo: line(1, 18).check(
      z.regex(/^(\d{9,18}|••••\d{4})$/),
      z.describe('A new account number, or the masked one as it was read'),
    ),
  }),
);
export type BankAccountChange = z.infer<typeof BankAccountChange>;

/** A seller's record as its owner reads it. */
export const Seller = z.object({
  bank: z.string(),
  accountNo: z.string().check(z.describe('Masked: `••••` and the last four digits')),
  ifscCode: z.string(),
  ifscBank: z
    .nullable(z.string())
    .check(z.describe('Name of the bank that the IFSC belongs to, null when it is not known')),
});
export type Seller = z.infer<typeof Seller>;

const months = z.array(z.number().check(z.gte(0))).check(z.length(12));
const goal = z.object({ value: z.number(), of: z.number() });

/** Figures of one seller's year, computed from orders; money in rupees. */
export const SellerDashboard = z.object({
  totalSales: goal,
  salesThisMonth: goal,
  totalEarnings: goal,
  ordersOverview: z.object({ received: months, delivered: months, cancelled: months }),
  topSellingItems: z.array(z.object({ cropId: Id, name: z.string(), quantity: z.number() })),
});

export const TopSeller = z.object({
  userId: Id,
  name: z.string(),
  delivered: z.number().check(z.describe('Trade units delivered, in U')),
});
