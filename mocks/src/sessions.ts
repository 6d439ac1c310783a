import { demoBuyers, developerToken } from '@upaj/demo/people';
import { db } from './db.ts';
import type { PersonRecord } from './records.ts';

const prefix = 'mock-session-';
let opened = 0;

/** Opens a session. The token names its user, so that a demo user stays signed in after a reload. */
export function openSession({ id }: PersonRecord): string {
  opened += 1;
  const token = `${prefix}${id}.${Date.now().toString(36)}${opened}`;
  noteSession(token, id);
  return token;
}

/** Stores a session; a session from before a reload is stored when it is used again. */
function noteSession(token: string, userId: string): void {
  const createdAt = new Date().toISOString();
  const userAgent = typeof navigator === 'undefined' ? null : navigator.userAgent;
  db.sessions.set(token, { id: crypto.randomUUID(), userId, createdAt, userAgent });
}

/** Every session of a user, with its token. */
export function sessionsOf(userId: string, ownToken: string | undefined) {
  if (ownToken && !db.sessions.has(ownToken)) noteSession(ownToken, userId);
  return [...db.sessions]
    .filter(([, session]) => session.userId === userId)
    .map(([token, session]) => ({ token, ...session }));
}

/** Ends sessions permanently. */
export function endSessions(tokens: readonly string[]): void {
  for (const token of tokens) {
    db.sessions.delete(token);
    db.endedTokens.add(token);
  }
}

/** The bearer token of a request. */
export function tokenOf(request: Request): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** The user of a request's session; the developer's token belongs to the first demo buyer. */
export function personOf(request: Request): PersonRecord | undefined {
  const token = tokenOf(request);
  if (!token || db.endedTokens.has(token)) return undefined;
  if (token === developerToken) return db.people.get(demoBuyers[0]?.id ?? '');
  const [id = ''] = token.startsWith(prefix) ? token.slice(prefix.length).split('.') : [];
  return db.people.get(id);
}
