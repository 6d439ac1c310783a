import { bankOf, successorOf } from '@upaj/content/banks/bank-of';
import { ApiError, invalidField, notAllowed, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { changedBankAccount, maskAccountNo } from '@upaj/contract/sellers.rules';
import type { Seller } from '@upaj/contract/sellers.schema';
import { requireOwner } from './account-records.ts';
import { db } from './db.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import type { PersonRecord, SellerRecord } from './records.ts';

function ownAccount(userId: string, person: PersonRecord) {
  if (userId !== person.id) throw notAllowed();
  const account = db.sellers.get(userId);
  if (!account) throw notFound('Seller');
  return account;
}

function shown(account: SellerRecord): Seller {
  const successor = successorOf(account.ifscCode);
  return {
    ...account,
    accountNo: maskAccountNo(account.accountNo),
    ifscBank: bankOf(account.ifscCode)?.name ?? null,
    ifscSuccessor: successor ? { name: successor.name, code: successor.code } : null,
  };
}

function requireOpenBank(ifscCode: string): void {
  const successor = successorOf(ifscCode);
  if (!successor) return;
  throw invalidField('ifscCode', 'merged_bank', `${successor.name} (${successor.code})`);
}

const createSeller = mockEndpoint(contract.createSeller, ({ body, person }) => {
  const { userId, ...bankAccount } = body;
  if (userId !== person.id) throw notAllowed();
  requireOpenBank(bankAccount.ifscCode);
  if (db.sellers.has(userId)) {
    throw new ApiError('seller_exists');
  }
  const account = { ...bankAccount, upi: null };
  db.sellers.set(userId, account);
  const message = 'You are now a seller';
  return { status: 201, body: { success: true, data: shown(account), message } };
});

const getSeller = mockEndpoint(contract.getSeller, ({ params, person }) => {
  return { status: 200, body: { success: true, data: shown(ownAccount(params.userId, person)) } };
});

const updateSeller = mockEndpoint(contract.updateSeller, ({ params, body, person, request }) => {
  const kept = ownAccount(params.userId, person);
  const { password, ...change } = body;
  requireOwner(person, password, request);
  const bankAccount = changedBankAccount(kept, change);
  if (!bankAccount) throw invalidField('accountNo', 'wrong_format');
  if (bankAccount.ifscCode !== kept.ifscCode) requireOpenBank(bankAccount.ifscCode);
  const account = { ...bankAccount, upi: (change.upi ?? kept.upi) || null };
  db.sellers.set(person.id, account);
  return { status: 200, body: { success: true, data: shown(account) } };
});

/** The mock server's sellers. */
export const sellersHandlers = [createSeller, getSeller, updateSeller];
