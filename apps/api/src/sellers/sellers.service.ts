import { bankOf } from '@upaj/content/banks/bank-of';
import { maskAccountNo, maskedAccountNo } from '@upaj/contract/account-number';
import { invalidField, notFound, Refusal } from '@upaj/contract/refusal';
import type {
  BankAccount,
  BankAccountChange,
  Seller,
  SellerSignUp,
} from '@upaj/contract/sellers.schema';
import { bankAccountChangedLetter } from '../mail/letters/account-notice.letter.ts';
import type { Post } from '../mail/post.ts';
import type { SellerStore } from './sellers.store.ts';

export type Sellers = ReturnType<typeof createSellers>;

/** Keeps the bank accounts of sellers, each for its owner alone. */
export function createSellers(deps: { store: SellerStore; post: Post; now: () => Date }) {
  const { store, post, now } = deps;
  return {
    async register({ userId, ...account }: SellerSignUp): Promise<Seller> {
      const made = await store.insert(userId, account, now());
      if (!made) throw new Refusal('seller_exists');
      return shown(made);
    },

    async read(userId: string): Promise<Seller> {
      return shown(await store.find(userId));
    },

    /** Changes where money goes to, and tells the owner: a session alone is enough for it, so a thief's would be. */
    async update(
      userId: string,
      change: BankAccountChange,
      language: 'en' | 'hi',
    ): Promise<Seller> {
      const changed = await store.change(
        userId,
        (kept) => applied(change, kept),
        (owner, { bank, accountNo }, tx) => {
          const values = { bank, accountNo: maskAccountNo(accountNo) };
          return post.send(bankAccountChangedLetter, owner, language, values, tx);
        },
      );
      return shown(changed);
    },

    async isSeller(userId: string): Promise<boolean> {
      return (await store.find(userId)) !== undefined;
    },
  };
}

/** What becomes of an account; a masked number is the one that is kept, or a mistake. */
function applied({ bank, accountNo, ifscCode }: BankAccountChange, kept: BankAccount): BankAccount {
  const isMasked = accountNo !== undefined && maskedAccountNo.test(accountNo);
  if (isMasked && accountNo !== maskAccountNo(kept.accountNo)) {
    throw invalidField('accountNo', 'wrong_format');
  }
  return {
    bank: bank ?? kept.bank,
    accountNo: isMasked ? kept.accountNo : (accountNo ?? kept.accountNo),
    ifscCode: ifscCode ?? kept.ifscCode,
  };
}

/** How a seller's record leaves the house: with an account number that nobody could pay into or guess from. */
function shown(account: BankAccount | undefined): Seller {
  if (!account) throw notFound('Seller');
  return {
    ...account,
    accountNo: maskAccountNo(account.accountNo),
    ifscBank: bankOf(account.ifscCode)?.name ?? null,
  };
}
