import type { ConformanceClient } from '@upaj/mocks/conformance/client';
import { beforeAll } from 'vitest';
import { cookieFetch } from './browser.ts';
import { openMeteoOfTest } from './open-meteo-of-test.ts';
import { openTestApp } from './open-test-app.ts';
import { otpTo } from './outbox.ts';

/** The server of a test file as conformance cases see it; it is open before the first test. */
export function openConformanceClient(): ConformanceClient {
  const client: ConformanceClient = {
    baseUrl: '',
    fetch: cookieFetch(),
    otpOf: async () => '',
    makeModerator: async () => {},
    makeKnown: async () => {},
  };
  beforeAll(async () => {
    const { app, dataDir, pool } = await openTestApp({
      clock: () => new Date(),
      providers: { openMeteo: await openMeteoOfTest() },
    });
    const change = async (userId: string, changed: string) => {
      await pool.query(`update users set ${changed} where id = $1`, [userId]);
    };
    client.otpOf = (address) => otpTo(dataDir, address);
    client.makeModerator = (userId) => change(userId, 'is_moderator = true');
    client.makeKnown = (userId) => change(userId, "created_at = created_at - interval '2 days'");
    client.baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  return client;
}
