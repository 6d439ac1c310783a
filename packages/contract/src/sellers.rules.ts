import { closedNumber } from './latin-digits.ts';

/** A masked account number: `••••` and its last four digits. */
export const maskedAccountNo = /^••••\d{4}$/;

/** Masks an account number except for its last four digits. */
export const maskAccountNo = (accountNo: string): string => `••••${accountNo.slice(-4)}`;

/** An account number as it is stored: without the spaces and dashes that passbooks print, in the digits 0 to 9. */
export const readAccountNo = (typed: string): string => closedNumber(typed).replaceAll('-', '');

interface BankFacts {
  bank: string;
  accountNo: string;
  ifscCode: string;
}

/**
 * The bank account after a change; undefined fields stay. A masked account number means the stored one; the result
 * is undefined if it is the mask of another number.
 */
export function changedBankAccount(
  stored: BankFacts,
  {
    bank = stored.bank,
    accountNo = stored.accountNo,
    ifscCode = stored.ifscCode,
  }: Partial<BankFacts>,
): BankFacts | undefined {
  if (!maskedAccountNo.test(accountNo)) return { bank, accountNo, ifscCode };
  if (accountNo !== maskAccountNo(stored.accountNo)) return undefined;
  return { bank, accountNo: stored.accountNo, ifscCode };
}
