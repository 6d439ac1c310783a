import { bankOf, successorOf } from '@upaj/content/banks/bank-of';
import { ApiError, invalidField } from '@upaj/contract/api-error';
import { changedBankAccount, maskAccountNo } from '@upaj/contract/sellers.rules';
import type { Seller, SellerGoals } from '@upaj/contract/sellers.schema';
import { requireOwner } from './account-records.ts';
import { find } from './collection.ts';
import { db } from './db.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import type { OrderRecord, SellerRecord } from './records.ts';
import { dashboardOf, topSellersOf, yearInIndia } from './seller-figures.ts';
import { statementOf } from './seller-statement.ts';

const accountOf = (userId: string) => find(db.sellers, userId, 'Seller');

function shown(account: SellerRecord): Seller {
  const { name, code } = successorOf(account.ifscCode) ?? {};
  return {
    ...account,
    accountNo: maskAccountNo(account.accountNo),
    ifscBank: bankOf(account.ifscCode)?.name ?? null,
    ifscSuccessor: name && code ? { name, code } : null,
  };
}

function requireOpenBank(ifscCode: string): void {
  const successor = successorOf(ifscCode);
  if (!successor) return;
  throw invalidField('ifscCode', 'merged_bank', `${successor.name} (${successor.code})`);
}

const noGoals: SellerGoals = { sales: null, earnings: null };

/** Handlers that compute their figures from these orders. */
export function figuresFrom(allOrders: () => Iterable<OrderRecord>) {
  function ordersOf(userId: string): OrderRecord[] {
    accountOf(userId);
    return [...allOrders()].filter(({ sellerId }) => sellerId === userId);
  }
  return mockEndpoints({
    getSellerDashboard({ query: { year = yearInIndia() }, person: { id } }) {
      return { data: dashboardOf(ordersOf(id), db.sellerGoals.get(id) ?? noGoals, year) };
    },
    getStatement: ({ query, person: { id } }) => statementOf(ordersOf(id), query),
    listTopSellers: ({ query: { year = yearInIndia() } }) => ({
      data: topSellersOf([...allOrders()], year),
    }),
  });
}

/** The mock server's sellers, their figures and goals. */
export const sellersHandlers = [
  ...figuresFrom(() => db.orders.values()),
  ...mockEndpoints({
    createSeller({ body: { userId, ...bankAccount } }) {
      requireOpenBank(bankAccount.ifscCode);
      if (db.sellers.has(userId)) throw new ApiError('seller_exists');
      const account = { ...bankAccount, upi: null };
      db.sellers.set(userId, account);
      return { data: shown(account), message: 'You are now a seller' };
    },

    getSeller: ({ person }) => ({ data: shown(accountOf(person.id)) }),

    updateSeller({ body, person, request }) {
      const kept = accountOf(person.id);
      const { password, ...change } = body;
      requireOwner(person, password, request);
      const bankAccount = changedBankAccount(kept, change);
      if (!bankAccount) throw invalidField('accountNo', 'wrong_format');
      if (bankAccount.ifscCode !== kept.ifscCode) requireOpenBank(bankAccount.ifscCode);
      const account = { ...bankAccount, upi: (change.upi ?? kept.upi) || null };
      db.sellers.set(person.id, account);
      return { data: shown(account) };
    },

    setSellerGoals({ body, person }) {
      accountOf(person.id);
      db.sellerGoals.set(person.id, body);
      return { data: body };
    },
  }),
];
