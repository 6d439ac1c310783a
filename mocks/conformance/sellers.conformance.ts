import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectSame, expectSuccess } from './client.ts';
import { invalid } from './market.ts';
import { createUser, password } from './users.ts';

const { createSeller, getSeller, updateSeller, signIn } = contract;
const account = { bank: 'State Bank of India', accountNo: '100000000042', ifscCode: 'SBIN0000042' };
const shown = {
  ...account,
  accountNo: '••••0042',
  upi: null,
  ifscBank: 'State Bank of India',
  ifscSuccessor: null,
};

/** Cases of sellers. */
export const sellersCases: Cases = {
  async 'a user becomes a seller once, and changes the bank account'(client) {
    const { id, email, token } = await createUser(client);
    const own = { params: { userId: id }, token };
    await expectError(client, getSeller, own, {
      status: 404,
      code: 'not_found',
      message: 'Seller not found',
    });
    await expectError(
      client,
      updateSeller,
      { ...own, body: account },
      { status: 404, code: 'not_found', message: 'Seller not found' },
    );
    const body = { userId: id, ...account, ifscCode: 'sbin0000042' };
    expectSame((await expectSuccess(client, createSeller, { token, body })).data, shown, 'created');
    await expectError(
      client,
      createSeller,
      { token, body },
      { status: 409, code: 'seller_exists' },
    );
    const change = { bank: 'Bank of Baroda', password };
    const changed = { ...shown, bank: change.bank };
    expectSame(
      (await expectSuccess(client, updateSeller, { ...own, body: change })).data,
      changed,
      'changed',
    );
    expectSame((await expectSuccess(client, getSeller, own)).data, changed, 'read again');
    const back = { bank: shown.bank, accountNo: shown.accountNo, ifscCode: 'XXXX0000042' };
    const sentBack = await expectSuccess(client, updateSeller, {
      ...own,
      body: { ...back, password },
    });
    expectSame(sentBack.data, { ...shown, ...back, ifscBank: null }, 'the number was left alone');
    const session = await expectSuccess(client, signIn, { body: { email, password } });
    expectSame(session.data.isSeller, true, 'sign-in knows the seller');
  },
  async 'a change of the bank account needs the password'(client) {
    const { id, token } = await createUser(client);
    const spaced = { ...account, accountNo: '1000 0000 0042' };
    const made = await expectSuccess(client, createSeller, {
      token,
      body: { userId: id, ...spaced },
    });
    expectSame(made.data, shown, 'spaces are dropped');
    const own = { params: { userId: id }, token };
    const change = { bank: 'Bank of Baroda' };
    await expectError(
      client,
      updateSeller,
      { ...own, body: { ...change, password: 'not the one' } },
      invalid({ password: 'wrong_password' }),
    );
    expectSame((await expectSuccess(client, getSeller, own)).data, shown, 'nothing has changed');
  },
  async 'a code of a merged bank is refused with the name of the bank that took it over'(client) {
    const { id, token } = await createUser(client);
    const merged = { ...account, ifscCode: 'corp0000042' };
    const refused = invalid({ ifscCode: 'merged_bank' });
    await expectError(client, createSeller, { token, body: { userId: id, ...merged } }, refused);
    await expectSuccess(client, createSeller, { token, body: { userId: id, ...account } });
    const own = { params: { userId: id }, token };
    const change = { ...own, body: { ifscCode: merged.ifscCode, password } };
    await expectError(client, updateSeller, change, refused);
    expectSame((await expectSuccess(client, getSeller, own)).data, shown, 'nothing has changed');
  },
  async 'a seller sets, keeps and removes a UPI address'(client) {
    const { id: userId, token } = await createUser(client);
    await expectSuccess(client, createSeller, { token, body: { userId, ...account } });
    const own = { params: { userId }, token };
    for (const [change, upi] of [
      [{ upi: 'Asha.Kumari@OkBank' }, 'asha.kumari@okbank'],
      [{ bank: 'Bank of Baroda' }, 'asha.kumari@okbank'],
      [{ upi: '' }, null],
    ] as const) {
      const body = { ...change, password };
      const { data } = await expectSuccess(client, updateSeller, { ...own, body });
      expectSame(data.upi, upi, JSON.stringify(change));
    }
  },
};
