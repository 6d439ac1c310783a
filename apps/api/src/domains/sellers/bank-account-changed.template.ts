import * as z from 'zod/mini';
import { accountHelp as help } from '../../platform/mail/account-help.ts';
import { defineMailTemplate } from '../../platform/mail/mail-template.ts';

const NewBankAccount = z.strictObject({
  bank: z.string(),
  accountNo: z.string(),
  /** Left out without one. */
  upi: z.optional(z.string()),
});

const upiFact = (label: string, upi: string | undefined) =>
  upi === undefined ? [] : [[label, upi] as [string, string]];

/** Tells a seller that the bank account was changed; its number is masked. */
export const bankAccountChangedMail = defineMailTemplate('bank-account-changed', NewBankAccount, {
  en: ({ bank, accountNo, upi }) => ({
    subject: 'The bank account of your Upaj sales was changed',
    parts: [
      'Money for what you sell on Upaj now goes to this account:',
      {
        facts: [['Bank', bank], ['Account number', accountNo], ...upiFact('UPI address', upi)],
      },
      help.en,
    ],
  }),
  hi: ({ bank, accountNo, upi }) => ({
    subject: 'आपकी उपज बिक्री का बैंक खाता बदल गया',
    parts: [
      'उपज पर आपकी बिक्री का पैसा अब इस खाते में जाएगा:',
      {
        facts: [['बैंक', bank], ['खाता संख्या', accountNo], ...upiFact('UPI पता', upi)],
      },
      help.hi,
    ],
  }),
});
