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

it('the cases cover every success of the contract', () => {
  const declared = endpoints.flatMap(({ name, replies }) =>
    Object.keys(replies).map((status) => `${name} ${status}`),
  );
  // No case has an account at Google.
  expect(declared.filter((reply) => !seen.has(reply))).toEqual(['finishGoogle 200']);
});
