import { contract, endpoints } from '@upaj/contract/contract';
import { fillPath } from '@upaj/contract/endpoint';
import { demoBuyers, demoPassword, demoSellers, developerToken } from '@upaj/demo/people';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectError, expectSuccess } from '../conformance/client.ts';
import { mockClient as client } from '../conformance/mock-client.ts';
import { mockGoogleCode } from './accounts-sessions.mock.ts';
import { handlers } from './handlers.ts';
import { respond } from './mock-endpoint.ts';
import { play, resetDb, server } from './node.ts';
import * as scenarios from './scenarios.ts';

const meera = demoBuyers[0]?.id ?? '';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  resetDb();
});
afterAll(() => server.close());

describe('the mock server', () => {
  it('has a handler for every endpoint and no other', () => {
    const mocked = handlers.map(({ info }) => info.header).sort();
    expect(mocked).toEqual(endpoints.map(({ method, path }) => `${method} *${path}`).sort());
  });

  it('throws when a mock violates the contract', () => {
    expect(() => respond(contract.getCrop, { status: 200, body: { success: true } })).toThrow(
      /getCrop.*data/,
    );
    expect(() => respond(contract.getCrop, { status: 409, body: {} })).toThrow(/does not declare/);
    expect(respond(contract.signOut, { status: 204 })).toBeInstanceOf(HttpResponse);
  });

  it('leaves a request with a similar path to its own mock', async () => {
    const sent = { token: developerToken };
    const { data } = await expectSuccess(client, contract.listSessions, sent);
    expect(data.map(({ isThisOne }) => isThisOne)).toEqual([true, false]);
  });

  it('signs the first buyer in with the mock Google code', async () => {
    const body = { code: mockGoogleCode };
    const session = await expectSuccess(client, contract.finishGoogle, { body });
    expect(session.userId).toBe(meera);
  });

  it("accepts the developer's token for the buyer Meera Devi", async () => {
    const sent = { params: { id: meera }, token: developerToken };
    expect((await expectSuccess(client, contract.getUser, sent)).data.name).toBe('Meera Devi');
  });

  it('signs every demo user in with the demo password', async () => {
    for (const { email, bankAccount } of [...demoSellers, ...demoBuyers]) {
      const { data } = await expectSuccess(client, contract.signIn, {
        body: { email, password: demoPassword },
      });
      expect(data.isSeller).toBe(bankAccount !== undefined);
    }
  });

  it('lists all demo listings over its pages', async () => {
    const first = await expectSuccess(client, contract.listCrops);
    expect(first.data).toHaveLength(24);
    const query = { cursor: first.nextCursor ?? '', limit: '100' };
    const rest = await expectSuccess(client, contract.listCrops, { query });
    expect(rest.nextCursor).toBeNull();
    expect(first.data.length + rest.data.length).toBe(47);
    expect(new Set(first.data.map(({ status }) => status))).toContain('InStock');
  });

  it('discards changes when it is reset', async () => {
    const { data } = await expectSuccess(client, contract.listCrops);
    const id = data[0]?._id ?? '';
    const seller = demoSellers.find((person) => person.id === data[0]?.seller.userId);
    const { token } = await expectSuccess(client, contract.signIn, {
      body: { email: seller?.email, password: demoPassword },
    });
    await expectSuccess(client, contract.deleteCrop, { params: { id }, token });
    resetDb();
    await expectSuccess(client, contract.getCrop, { params: { id } });
  });
});

describe('a scenario', () => {
  it('shows no listings, or only sold-out ones', async () => {
    play(...scenarios.empty());
    expect((await expectSuccess(client, contract.listCrops)).data).toEqual([]);
    play(...scenarios.outOfStock());
    const { data } = await expectSuccess(client, contract.listCrops);
    expect(data.every(({ status }) => status === 'OutOfStock')).toBe(true);
    const sold = await expectSuccess(client, contract.getCrop, {
      params: { id: data[0]?._id ?? '' },
    });
    expect(sold.data.stock).toBe(0);
  });

  it('fails or loses the network for one resource alone', async () => {
    play(...scenarios.failing('accounts'));
    const { status } = await fetch(
      `http://localhost${fillPath(contract.getUser.path, { id: meera })}`,
    );
    expect(status).toBe(503);
    expect((await expectSuccess(client, contract.listCrops)).data).toHaveLength(24);
    play(...scenarios.offline('crops'));
    await expect(fetch('http://localhost/api/v1/crops')).rejects.toThrow();
  });

  it('sends the usual replies after held ones are released', async () => {
    const line = scenarios.held('crops');
    server.use(...line.handlers);
    const crops = expectSuccess(client, contract.listCrops);
    let isSettled = false;
    void crops.then(() => {
      isSettled = true;
    });
    await expectSuccess(client, contract.getSignInWays);
    expect(isSettled).toBe(false);
    line.open();
    expect((await crops).data).toHaveLength(24);
  });

  it('ends every session and finds no listing', async () => {
    const signedOut = { status: 401, code: 'not_signed_in' } as const;
    play(...scenarios.signedOut());
    await expectError(
      client,
      contract.getUser,
      { params: { id: meera }, token: developerToken },
      signedOut,
    );
    play(...scenarios.missing());
    const missing = { status: 404, code: 'not_found', message: 'Listing not found' } as const;
    await expectError(client, contract.getCrop, { params: { id: meera } }, missing);
  });
});
