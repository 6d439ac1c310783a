import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectSame, expectSuccess } from './client.ts';
import { listCrop, picture } from './crop-form.ts';
import { invalid, refused } from './market.ts';
import { createUser, createUsers, password } from './users.ts';

const { setUserPicture, removeUserPicture, exportUser, deleteUser, getUser, signIn, getCrop } =
  contract;

/** Cases of pictures, exports and deletions of accounts. */
export const personalDataCases: Cases = {
  async 'a picture is set, visible to everyone, and removed'(client) {
    const [, other] = await createUsers(client);
    const { id, token } = await createUser(client);
    const own = { params: { id }, token };
    const { data } = await expectSuccess(client, setUserPicture, { ...own, files: [picture] });
    const { url, width, height } = data.picture ?? { url: '' };
    expectSame([url !== '', width], [true, height], 'a square');
    const seen = await expectSuccess(client, getUser, { params: { id }, token: other.token });
    expectSame(seen.data.picture?.url, url, 'seen by others');
    await expectSuccess(client, removeUserPicture, own);
    expectSame((await expectSuccess(client, getUser, own)).data.picture, null, 'removed');
    await expectSuccess(client, removeUserPicture, own);
  },
  async 'an account is deleted with the password, and cannot be opened again'(client) {
    const [own] = await createUsers(client);
    const user = await createUser(client);
    const { id, email, token } = user;
    const { _id } = await listCrop(client, user);
    const copy = await expectSuccess(client, exportUser, { params: { id }, token });
    expectSame(copy.user.email, email, 'the copy');
    const body = { password };
    const wrong = { params: { id }, token, body: { password: 'not the one' } };
    await expectError(client, deleteUser, wrong, invalid({ password: 'wrong_password' }));
    await expectSuccess(client, deleteUser, { params: { id }, token, body });
    await expectError(client, getUser, { params: { id }, token }, refused.notSignedIn);
    await expectError(
      client,
      signIn,
      { body: { email, password } },
      { status: 401, code: 'invalid_credentials' },
    );
    const gone = { status: 404, code: 'not_found' } as const;
    const noUser = { ...gone, message: 'User not found' };
    await expectError(client, getUser, { params: { id }, token: own.token }, noUser);
    const noListing = { ...gone, message: 'Listing not found' };
    await expectError(client, getCrop, { params: { id: _id } }, noListing);
  },
};
