import { mockOtp } from '../src/accounts-otp.mock.ts';
import { db } from '../src/db.ts';
import type { PersonRecord } from '../src/records.ts';
import type { ConformanceClient } from './client.ts';

const dayInMs = 24 * 3_600_000;

function change(userId: string, changed: Partial<PersonRecord>): void {
  const person = db.people.get(userId);
  if (person) db.people.set(userId, { ...person, ...changed });
}

/** The mock server, as conformance cases and tests of the mocks use it. */
export const mockClient: ConformanceClient = {
  baseUrl: 'http://localhost',
  // The current `fetch`, which msw replaces when it begins to listen.
  fetch: (...asked) => fetch(...asked),
  otpOf: async () => mockOtp,
  makeModerator: async (userId) => change(userId, { isModerator: true }),
  makeKnown: async (userId) =>
    change(userId, { joinedAt: new Date(Date.now() - 2 * dayInMs).toISOString() }),
};
