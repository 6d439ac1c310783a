import { conformanceCases } from '@upaj/mocks/conformance';
import { beforeAll, describe, it } from 'vitest';
import { openTestApp } from './testing/open-test-app.ts';

const client = { baseUrl: '', fetch };

beforeAll(async () => {
  const { app } = await openTestApp({ clock: () => new Date() });
  client.baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
});

describe('the server', () => {
  it.each(conformanceCases)('$name', ({ run }) => run(client));
});
