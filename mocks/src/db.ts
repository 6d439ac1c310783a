import { crops, people, sellers, sessions } from './fixtures.ts';
import { carts, orders } from './order-fixtures.ts';
import type {
  CartItemRecord,
  CropRecord,
  OrderRecord,
  OtpRecord,
  PersonRecord,
  SellerRecord,
  SessionRecord,
} from './records.ts';

/** The stored response of a write with an `Idempotency-Key`. */
export interface StoredResponse {
  digest: string;
  status: number;
  body: unknown;
}

/** The data of the mock server; `resetDb` and a reload discard it. */
export const db = {
  people: new Map<string, PersonRecord>(),
  sellers: new Map<string, SellerRecord>(),
  crops: new Map<string, CropRecord>(),
  /** Items of each user's cart in the order in which they were added. */
  carts: new Map<string, CartItemRecord[]>(),
  orders: new Map<string, OrderRecord>(),
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
  for (const [userId, items] of carts(now)) db.carts.set(userId, items);
  for (const order of orders(now)) db.orders.set(order.id, order);
}

resetDb();
