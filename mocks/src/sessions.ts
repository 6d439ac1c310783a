import { demoBuyers, developerToken } from '@upaj/content/demo-people';
import { market } from './market.ts';
import type { PersonRecord } from './records.ts';

const prefix = 'mock-session-';
let opened = 0;

/** Opens a session. The token names its person, so that a demo person stays signed in over a reload. */
export function openSession({ id }: PersonRecord): string {
  opened += 1;
  return `${prefix}${id}.${Date.now().toString(36)}${opened}`;
}

/** The bearer token of a request. */
export function tokenOf(request: Request): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** The person whose session a request belongs to; the developer's token is the first demo buyer's. */
export function personOf(request: Request): PersonRecord | undefined {
  const token = tokenOf(request);
  if (!token || market.endedTokens.has(token)) return undefined;
  if (token === developerToken) return market.people.get(demoBuyers[0]?.id ?? '');
  const [id = ''] = token.startsWith(prefix) ? token.slice(prefix.length).split('.') : [];
  return market.people.get(id);
}
