import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectSame, expectSuccess } from './client.ts';
import { listCrop, picture } from './crop-form.ts';
import { createUser, createUsers, password } from './users.ts';

const {
  createSeller,
  setUserPicture,
  removeUserPicture,
  exportUser,
  deleteUser,
  getUser,
  signIn,
  getCrop,
} = contract;
const notSignedIn = { status: 401, code: 'not_signed_in' } as const;
const notAllowed = { status: 403, code: 'not_allowed' } as const;
const invalid = (fields: Record<string, string>) =>
  ({ status: 400, code: 'validation_failed', fields }) as const;

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
  async "a picture that is none, too large, or another's is refused"(client) {
    const [{ id, token }, other] = await createUsers(client);
    const own = { params: { id }, token };
    const theirs = { params: { id: other.id }, token };
    await expectError(
      client,
      setUserPicture,
      { ...own, files: [] },
      invalid({ image: 'required' }),
    );
    const text = { name: 'a.png', bytes: new TextEncoder().encode('<svg onload="alert(1)">') };
    await expectError(
      client,
      setUserPicture,
      { ...own, files: [text] },
      { status: 422, code: 'bad_picture', fields: { image: 'bad_picture' } },
    );
    const large = { name: 'large.png', bytes: new Uint8Array(10_000_001) };
    await expectError(
      client,
      setUserPicture,
      { ...own, files: [large] },
      { status: 413, code: 'too_large', fields: { image: 'too_large' } },
    );
    await expectError(
      client,
      setUserPicture,
      { ...own, body: {} },
      { status: 415, code: 'unsupported_media_type' },
    );
    await expectError(client, setUserPicture, { ...theirs, files: [picture] }, notAllowed);
    await expectError(client, removeUserPicture, theirs, notAllowed);
    await expectError(client, setUserPicture, { params: { id }, files: [picture] }, notSignedIn);
    await expectError(client, removeUserPicture, { params: { id } }, notSignedIn);
    const wrong = { params: { id: 'x' }, token };
    await expectError(client, removeUserPicture, wrong, invalid({ id: 'wrong_uuid' }));
  },
  async 'a user exports all stored data'(client) {
    const [own, other] = await createUsers(client);
    const copy = await expectSuccess(client, exportUser, {
      params: { id: own.id },
      token: own.token,
    });
    expectSame(copy.user.email, own.email, 'the record');
    const seller = await createUser(client);
    const account = { bank: 'Gramin Bank', accountNo: '100000000042', ifscCode: 'SBIN0000042' };
    const { id: userId, token } = seller;
    await expectSuccess(client, createSeller, { token, body: { userId, ...account } });
    const listing = await listCrop(client, seller);
    const theirCopy = await expectSuccess(client, exportUser, { params: { id: userId }, token });
    expectSame(theirCopy.seller?.accountNo, '••••0042', 'the account number');
    expectSame(
      theirCopy.listings.map(({ id }) => id),
      [listing._id],
      'the listings',
    );
    const theirs = { params: { id: other.id }, token: own.token };
    await expectError(client, exportUser, theirs, notAllowed);
    await expectError(client, exportUser, { params: { id: own.id } }, notSignedIn);
    const wrong = { params: { id: 'x' }, token: own.token };
    await expectError(client, exportUser, wrong, invalid({ id: 'wrong_uuid' }));
  },
  async 'an account is deleted with the password, and cannot be opened again'(client) {
    const [own] = await createUsers(client);
    const user = await createUser(client);
    const { id, email, token } = user;
    const { _id } = await listCrop(client, user);
    const body = { password };
    const theirs = { params: { id }, token: own.token, body };
    await expectError(client, deleteUser, theirs, notAllowed);
    await expectError(client, deleteUser, { params: { id }, body }, notSignedIn);
    const wrong = { params: { id }, token, body: { password: 'not the one' } };
    await expectError(client, deleteUser, wrong, invalid({ password: 'wrong_password' }));
    const none = { params: { id }, token, body: {} };
    await expectError(client, deleteUser, none, invalid({ password: 'required' }));
    await expectSuccess(client, deleteUser, { params: { id }, token, body });
    await expectError(client, getUser, { params: { id }, token }, notSignedIn);
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
