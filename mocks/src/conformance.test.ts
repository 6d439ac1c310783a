import { findEndpoint } from '@upaj/contract/check-reply';
import { implementedEndpoints } from '@upaj/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mockOtp } from './accounts-otp.mock.ts';
import { conformanceCases } from './conformance.ts';
import { resetDb, server } from './node.ts';

const seen = new Set<string>();

/** The `fetch` of this moment, which msw replaces when it begins to listen; remembers what was answered. */
async function fetchAndRemember(...[url, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(url, init);
  const endpoint = findEndpoint(init?.method ?? 'GET', new URL(String(url)).pathname);
  seen.add(`${endpoint?.name} ${response.status}`);
  return response;
}

const client = {
  baseUrl: 'http://localhost',
  fetch: fetchAndRemember,
  otpOf: async () => mockOtp,
};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  server.close();
  resetDb();
});

describe('the mocks', () => {
  it.each(conformanceCases)('$name', ({ run }) => run(client));
});

describe('the cases', () => {
  // One's own record is always there, and anybody else's is refused with 403; no case has an account at Google.
  const unreachable = ['updateUser 404', 'finishGoogle 200', 'finishGoogle 409'];

  it('see every success and every refusal that the contract names', () => {
    const promised = implementedEndpoints.flatMap(
      ({ name, replies, errors, params, body, query, files }) => [
        ...Object.keys(replies).map((status) => `${name} ${status}`),
        ...errors.map((status) => `${name} ${status}`),
        ...(params || body || query ? [`${name} 400`] : []),
        ...(files ? [`${name} 413`, `${name} 415`] : []),
      ],
    );
    const unseen = promised.filter((reply) => !seen.has(reply));
    expect(unseen.sort()).toEqual(unreachable.toSorted());
  });
});
