import { findEndpoint } from '@upaj/contract/check-reply';
import { endpoints } from '@upaj/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetDb, server } from '../src/node.ts';
import { conformanceCases } from './cases.ts';
import { mockClient } from './mock-client.ts';

const seen = new Set<string>();

/** Calls the current `fetch`, which msw replaces when it begins to listen, and records the status of the reply. */
async function fetchAndRecord(...[url, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(url, init);
  const endpoint = findEndpoint(init?.method ?? 'GET', new URL(String(url)).pathname);
  seen.add(`${endpoint?.name} ${response.status}`);
  return response;
}

const client = { ...mockClient, fetch: fetchAndRecord };

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  server.close();
  resetDb();
});

describe('the mocks', () => {
  it.each(Object.entries(conformanceCases))('%s', (_what, run) => run(client));
});

describe('the cases', () => {
  // One's own record always exists, and that of another user gets 403; no case has an account at Google.
  // A review can be changed for seven days, which pass in reviews.test.ts alone.
  const unreachable = [
    'updateUser 404',
    'finishGoogle 200',
    'finishGoogle 409',
    'updateReview 409',
  ];

  it('cover every success and every error of the contract', () => {
    const declared = endpoints.flatMap(({ name, replies, errors, params, body, query, files }) => [
      ...Object.keys(replies).map((status) => `${name} ${status}`),
      ...errors.map((status) => `${name} ${status}`),
      ...(params || body || query ? [`${name} 400`] : []),
      ...(files ? [`${name} 413`, `${name} 415`] : []),
    ]);
    const unseen = declared.filter((reply) => !seen.has(reply));
    expect(unseen.sort()).toEqual(unreachable.toSorted());
  });
});
