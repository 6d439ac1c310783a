import { mockOtp } from './accounts-otp.mock.ts';
import type { ConformanceClient } from './conformance-client.ts';
import { db } from './db.ts';
import type { PersonRecord } from './records.ts';

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
