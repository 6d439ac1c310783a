import { contract } from '@upaj/contract/contract';
import type { ConformanceCase } from './conformance.ts';
import { refuse, same, succeed } from './conformance-client.ts';
import { guests, newGuest, password } from './conformance-people.ts';

const { createSeller, getSeller, updateSeller, signIn } = contract;
const account = { bank: 'State Bank of India', accountNo: '100000000042', ifscCode: 'SBIN0000042' };
const shown = { ...account, accountNo: '••••0042', ifscBank: 'State Bank of India' };
const notSignedIn = { status: 401, code: 'not_signed_in' } as const;
const notAllowed = { status: 403, code: 'not_allowed' } as const;
const invalid = (fields: Record<string, string>) =>
  ({ status: 400, code: 'validation_failed', fields }) as const;

/** Cases of sellers. */
export const sellersCases: readonly ConformanceCase[] = [
  {
    name: 'a person becomes a seller once, and changes the bank account',
    async run(client) {
      const { id, email, token } = await newGuest(client);
      const own = { params: { userId: id }, token };
      await refuse(client, getSeller, own, {
        status: 404,
        code: 'not_found',
        message: 'Seller not found',
      });
      await refuse(
        client,
        updateSeller,
        { ...own, body: account },
        { status: 404, code: 'not_found', message: 'Seller not found' },
      );
      const body = { userId: id, ...account, ifscCode: 'sbin0000042' };
      same((await succeed(client, createSeller, { token, body })).data, shown, 'created');
      await refuse(client, createSeller, { token, body }, { status: 409, code: 'seller_exists' });
      const change = { bank: 'Bank of Baroda', password };
      const changed = { ...shown, bank: change.bank };
      same(
        (await succeed(client, updateSeller, { ...own, body: change })).data,
        changed,
        'changed',
      );
      same((await succeed(client, getSeller, own)).data, changed, 'read again');
      const back = { bank: shown.bank, accountNo: shown.accountNo, ifscCode: 'XXXX0000042' };
      const sentBack = await succeed(client, updateSeller, { ...own, body: { ...back, password } });
      same(sentBack.data, { ...shown, ...back, ifscBank: null }, 'the number was left alone');
      const session = await succeed(client, signIn, { body: { email, password } });
      same(session.data.isSeller, true, 'sign-in knows the seller');
    },
  },
  {
    name: 'a bank account belongs to its owner alone',
    async run(client) {
      const [own, other] = await guests(client);
      const sent = { params: { userId: other.id }, token: own.token };
      await refuse(client, getSeller, sent, notAllowed);
      await refuse(client, updateSeller, { ...sent, body: { bank: 'Mine' } }, notAllowed);
      const body = { userId: other.id, ...account };
      await refuse(client, createSeller, { token: own.token, body }, notAllowed);
      const nameless = { params: { userId: own.id } };
      await refuse(client, getSeller, nameless, notSignedIn);
      await refuse(client, updateSeller, { ...nameless, body: {} }, notSignedIn);
      await refuse(client, createSeller, { body: { userId: own.id, ...account } }, notSignedIn);
    },
  },
  {
    name: 'a masked account number is the one that is kept, or a mistake',
    async run(client) {
      const { id, token } = await newGuest(client);
      await succeed(client, createSeller, { token, body: { userId: id, ...account } });
      const change = (accountNo: string) => ({
        params: { userId: id },
        token,
        body: { accountNo, password },
      });
      const { data } = await succeed(client, updateSeller, change('••••0042'));
      same(data, shown, 'the account');
      await refuse(
        client,
        updateSeller,
        change('••••0043'),
        invalid({ accountNo: 'wrong_format' }),
      );
    },
  },
  {
    name: 'a bank account is changed with the password alone',
    async run(client) {
      const { id, token } = await newGuest(client);
      const spaced = { ...account, accountNo: '1000 0000 0042' };
      const made = await succeed(client, createSeller, { token, body: { userId: id, ...spaced } });
      same(made.data, shown, 'spaces are dropped');
      const own = { params: { userId: id }, token };
      const change = { bank: 'Bank of Baroda' };
      await refuse(
        client,
        updateSeller,
        { ...own, body: change },
        invalid({ password: 'required' }),
      );
      await refuse(
        client,
        updateSeller,
        { ...own, body: { ...change, password: 'not the one' } },
        invalid({ password: 'wrong_password' }),
      );
      same((await succeed(client, getSeller, own)).data, shown, 'nothing has changed');
    },
  },
  {
    name: 'a bank form names each field that is at fault',
    async run(client) {
      const [{ id, token }] = await guests(client);
      const body = { userId: id, accountNo: '12345', ifscCode: 'SBIN1000042', branch: 'Ranchi' };
      const problems = {
        bank: 'required',
        accountNo: 'wrong_format',
        ifscCode: 'wrong_format',
        branch: 'unknown_field',
      };
      await refuse(client, createSeller, { token, body }, invalid(problems));
      const change = { params: { userId: id }, token, body: { accountNo: 5 } };
      await refuse(client, updateSeller, change, invalid({ accountNo: 'wrong_type' }));
      const wrongId = { params: { userId: '1' }, token };
      await refuse(client, getSeller, wrongId, invalid({ userId: 'wrong_uuid' }));
    },
  },
];
