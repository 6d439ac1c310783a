import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { conformanceCases } from './conformance.ts';
import { resetMarket, server } from './node.ts';

const client = { baseUrl: 'http://localhost', fetch: globalThis.fetch };

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => {
  server.close();
  resetMarket();
});

describe('the mocks', () => {
  // msw replaces `fetch` when it begins to listen, so each case takes the one of that moment.
  it.each(conformanceCases)('$name', async ({ run }) => {
    client.fetch = globalThis.fetch;
    await run(client);
  });
});
