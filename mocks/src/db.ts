import type { BankAccount } from '@upaj/contract/sellers.schema';
import { crops, people, sellers, sessions } from './fixtures.ts';
import type { CropRecord, OtpRecord, PersonRecord, SessionRecord } from './records.ts';

/** The stored response of a write with an `Idempotency-Key`. */
export interface StoredResponse {
  digest: string;
  status: number;
  body: unknown;
}

/** The data of the mock server; `resetDb` and a reload discard it. */
export const db = {
  people: new Map<string, PersonRecord>(),
  sellers: new Map<string, BankAccount>(),
  crops: new Map<string, CropRecord>(),
  sessions: new Map<string, SessionRecord>(),
  endedTokens: new Set<string>(),
  otps: new Map<string, OtpRecord>(),
  storedResponses: new Map<string, StoredResponse>(),
};

/** Resets the mock server to the demo data; call it between tests. */
export function resetDb(now: Date = new Date()): void {
  for (const part of Object.values(db)) part.clear();
  for (const person of people(now)) db.people.set(person.id, person);
  for (const [userId, account] of sellers()) db.sellers.set(userId, account);
  for (const [token, session] of sessions(now)) db.sessions.set(token, session);
  for (const crop of crops(now)) db.crops.set(crop.id, crop);
}

resetDb();
