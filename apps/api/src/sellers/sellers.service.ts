import { bankOf } from '@upaj/content/banks/bank-of';
import { maskAccountNo, maskedAccountNo } from '@upaj/contract/account-number';
import type {
  BankAccount,
  BankAccountChange,
  Seller,
  SellerSignUp,
} from '@upaj/contract/sellers.schema';
import { notAllowed, notFound, Refusal } from '../http/refusal.ts';
import type { Person } from '../http/who-asks.ts';
import type { SellerStore } from './sellers.store.ts';

export type Sellers = ReturnType<typeof createSellers>;

/** Keeps the bank accounts of sellers, each for its owner alone. */
export function createSellers({ store, now }: { store: SellerStore; now: () => Date }) {
  return {
    async register(person: Person, { userId, ...account }: SellerSignUp): Promise<Seller> {
      if (userId !== person.id) throw notAllowed();
      const made = await store.insert(userId, account, now());
      if (!made) throw new Refusal('seller_exists', 'You are already a seller', 409);
      return shown(made);
    },

    async read(person: Person, userId: string): Promise<Seller> {
      if (userId !== person.id) throw notAllowed();
      return shown(await store.find(userId));
    },

    async update(person: Person, userId: string, change: BankAccountChange): Promise<Seller> {
      if (userId !== person.id) throw notAllowed();
      const { accountNo, ...rest } = change;
      const isUntouched = accountNo === undefined || maskedAccountNo.test(accountNo);
      return shown(await store.change(userId, isUntouched ? rest : change));
    },

    async isSeller(userId: string): Promise<boolean> {
      return (await store.find(userId)) !== undefined;
    },
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
