import type { BankAccount } from '@upaj/contract/sellers.schema';
import { crops, people, sellers, sessions } from './fixtures.ts';
import type { CropRecord, OtpRecord, PersonRecord, SessionRecord } from './records.ts';

/** The first answer to a write with an `Idempotency-Key`. */
export interface FirstAnswer {
  digest: string;
  status: number;
  body: unknown;
}

/** Everything that the mock server knows; nothing of it outlives `resetMarket` or the page. */
export const market = {
  people: new Map<string, PersonRecord>(),
  sellers: new Map<string, BankAccount>(),
  crops: new Map<string, CropRecord>(),
  sessions: new Map<string, SessionRecord>(),
  endedTokens: new Set<string>(),
  otps: new Map<string, OtpRecord>(),
  firstAnswers: new Map<string, FirstAnswer>(),
};

/** Brings the mock server back to the demo market; call it between tests. */
export function resetMarket(now: Date = new Date()): void {
  for (const part of Object.values(market)) part.clear();
  for (const person of people(now)) market.people.set(person.id, person);
  for (const [userId, account] of sellers()) market.sellers.set(userId, account);
  for (const [token, session] of sessions(now)) market.sessions.set(token, session);
  for (const crop of crops(now)) market.crops.set(crop.id, crop);
}

resetMarket();
