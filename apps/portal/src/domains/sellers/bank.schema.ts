import { maskedAccountNo, readAccountNo } from '@upaj/contract/sellers.rules';
import { BankAccount, BankAccountChange } from '@upaj/contract/sellers.schema';
import * as z from 'zod/mini';
import { contractResolver } from '../../shared/forms/resolver.schema.ts';

interface Typed {
  accountNo: string;
  accountNoAgain: string;
}

const isSameTwice = z.refine<Typed>(
  ({ accountNo, accountNoAgain }) =>
    maskedAccountNo.test(accountNo) || accountNo === readAccountNo(accountNoAgain),
  { path: ['accountNoAgain'], params: { code: 'not_the_same' } },
);
const again = { accountNoAgain: z.string() };
// The server knows whether the account has one.
const password = z.string();

/** Checks the first bank account of a seller, whose number is typed twice. */
export const newBankResolver = contractResolver(
  z.strictObject({ ...BankAccount.shape, ...again }).check(isSameTwice),
);

/** Checks a changed bank account; a number that was left masked is right as it is. */
export const bankResolver = contractResolver(
  z.strictObject({ ...z.required(BankAccountChange).shape, ...again, password }).check(isSameTwice),
);
