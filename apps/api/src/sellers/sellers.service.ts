import type { BankAccountChange, Seller, SellerSignUp } from '@upaj/contract/sellers.schema';
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
      return made;
    },

    async read(person: Person, userId: string): Promise<Seller> {
      if (userId !== person.id) throw notAllowed();
      return known(await store.find(userId));
    },

    async update(person: Person, userId: string, change: BankAccountChange): Promise<Seller> {
      if (userId !== person.id) throw notAllowed();
      return known(await store.change(userId, change));
    },

    async isSeller(userId: string): Promise<boolean> {
      return (await store.find(userId)) !== undefined;
    },
  };
}

function known(seller: Seller | undefined): Seller {
  if (!seller) throw notFound('Seller');
  return seller;
}
