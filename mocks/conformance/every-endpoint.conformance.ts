import { contract, endpoints } from '@upaj/contract/contract';
import type { Endpoint } from '@upaj/contract/endpoint';
import { type Cases, expectError, expectSuccess } from './client.ts';
import { invalid, refused } from './market.ts';
import { createUser, createUsers, unknownId } from './users.ts';

/** Parameters that could be those of a request. */
const paramsOf = ({ path }: Endpoint): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, unknownId]));

/** Cases of what every endpoint does before it looks at a request. */
export const everyEndpointCases: Cases = {
  async 'what belongs to a user or to moderators is closed to visitors and to all others'(client) {
    const [{ token }] = await createUsers(client);
    for (const endpoint of endpoints.filter(({ access }) => access !== 'anyone')) {
      const params = paramsOf(endpoint);
      await expectError(client, endpoint, { params }, refused.notSignedIn);
      await expectError(client, endpoint, { params, token: 'made-up' }, refused.notSignedIn);
      if (endpoint.access === 'moderator')
        await expectError(client, endpoint, { params, token }, refused.notAllowed);
    }
    const { signOut, exportUser } = contract;
    const theirs = { params: { id: unknownId }, token };
    await expectError(client, exportUser, theirs, refused.notAllowed);
    const { token: own } = await createUser(client);
    await expectSuccess(client, signOut, { token: own });
    await expectError(client, signOut, { token: own }, refused.notSignedIn);
  },
  async 'a cursor that no page has given is refused'(client) {
    const query = { cursor: 'zzz' };
    for (const endpoint of [contract.listCrops, contract.listThreads])
      await expectError(client, endpoint, { query }, invalid({ cursor: 'wrong_cursor' }));
  },
  async 'a form needs files of a readable size and kind'(client) {
    const [{ id, token }] = await createUsers(client);
    const sent = { params: { id }, token };
    const large = [{ name: 'large.png', bytes: new Uint8Array(10_000_001) }];
    const text = [{ name: 'a.png', bytes: new TextEncoder().encode('<svg>') }];
    const refusals = [
      [
        { ...sent, body: {} },
        { status: 415, code: 'unsupported_media_type' },
      ],
      [{ ...sent, files: [] }, invalid({ image: 'required' })],
      [
        { ...sent, files: large },
        { status: 413, code: 'too_large', fields: { image: 'too_large' } },
      ],
      [
        { ...sent, files: text },
        { status: 422, code: 'bad_picture', fields: { image: 'bad_picture' } },
      ],
    ] as const;
    for (const [request, error] of refusals)
      await expectError(client, contract.setUserPicture, request, error);
  },
};
