import { maskedAccountNo } from '@upaj/contract/account-number';
import { UserChange } from '@upaj/contract/accounts.schema';
import { BankAccountChange } from '@upaj/contract/sellers.schema';
import * as z from 'zod/mini';
import { contractResolver } from '../../shared/forms/resolver.schema.ts';

/** Checks what a person may change of their own record. */
export const profileResolver = contractResolver(
  z.required(
    z.pick(UserChange, {
      name: true,
      phone: true,
      street: true,
      city: true,
      state: true,
      postalCode: true,
    }),
  ),
);

const BankForm = z
  .strictObject({ ...z.required(BankAccountChange).shape, accountNoAgain: z.string() })
  .check(
    z.refine(
      ({ accountNo, accountNoAgain }) =>
        maskedAccountNo.test(accountNo) || accountNo === accountNoAgain.trim(),
      { path: ['accountNoAgain'], params: { code: 'not_the_same' } },
    ),
  );

/** Checks the bank account; a number that was left masked is right as it is, a new one is typed twice. */
export const bankResolver = contractResolver(BankForm);
