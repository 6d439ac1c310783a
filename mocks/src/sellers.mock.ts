import { contract } from '@upaj/contract/contract';
import { answer } from './answer.ts';
import { market } from './market.ts';
import type { PersonRecord } from './records.ts';
import { notAllowed, notFound, Refusal } from './refusal.ts';

function ownAccount(userId: string, person: PersonRecord) {
  if (userId !== person.id) throw notAllowed();
  const account = market.sellers.get(userId);
  if (!account) throw notFound('Seller');
  return account;
}

const createSeller = answer(contract.createSeller, ({ body, person }) => {
  const { userId, ...account } = body;
  if (userId !== person.id) throw notAllowed();
  if (market.sellers.has(userId)) {
    throw new Refusal(409, 'seller_exists', 'You are already a seller');
  }
  market.sellers.set(userId, account);
  return { status: 201, body: { success: true, data: account, message: 'You are now a seller' } };
});

const getSeller = answer(contract.getSeller, ({ params, person }) => {
  return { status: 200, body: { success: true, data: ownAccount(params.userId, person) } };
});

const updateSeller = answer(contract.updateSeller, ({ params, body, person }) => {
  const { bank, accountNo, ifscCode } = { ...ownAccount(params.userId, person), ...body };
  const account = { bank, accountNo, ifscCode };
  market.sellers.set(person.id, account);
  return { status: 200, body: { success: true, data: account } };
});

/** The mock server's sellers. */
export const sellersHandlers = [createSeller, getSeller, updateSeller];
