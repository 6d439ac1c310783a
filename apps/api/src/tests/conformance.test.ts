import { conformanceCases } from '@upaj/mocks/conformance';
import { beforeAll, describe, it } from 'vitest';
import { cookieFetch } from '../testing/browser.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { otpTo } from '../testing/outbox.ts';

const client = { baseUrl: '', fetch: cookieFetch(), otpOf: async (_address: string) => '' };

beforeAll(async () => {
  const { app, dataDir } = await openTestApp({ clock: () => new Date() });
  client.otpOf = (address) => otpTo(dataDir, address);
  client.baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
});

describe('the server', () => {
  it.each(conformanceCases)('$name', ({ run }) => run(client));
});
