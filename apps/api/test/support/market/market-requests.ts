import type fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import type { SignedIn } from '../sign-up.ts';

/** What the commands of all lanes share: people, listings and the orders so far. */
export interface Market {
  /** Servers on one database, asked in turns. */
  apps: readonly FastifyInstance[];
  people: SignedIn[];
  /** Ids of people whose account is deleted. */
  gone: Set<string>;
  listings: string[];
  orders: { id: string; buyer: SignedIn }[];
  /** Every reply that was neither a success nor a refusal. */
  faults: string[];
  /** How often each kind of request succeeded. */
  done: Map<string, number>;
  expire: () => Promise<unknown>;
}

/** The model has no prediction: with several lanes at once only what holds afterwards can be checked. */
type Command = fc.AsyncCommand<object, Market>;

export type Body = Record<string, unknown>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

let turn = 0;

/** The server that is asked next. */
export function nextApp({ apps }: Market): FastifyInstance {
  turn += 1;
  const app = apps[turn % apps.length];
  if (!app) throw new Error('The market has no server');
  return app;
}

/** Sends a request; a fault of the server is noted, a refusal is fine. */
export async function send(
  market: Market,
  { headers, userId }: SignedIn,
  method: Method,
  path: string,
  payload?: Body,
  more: Record<string, string> = {},
) {
  const url = `/api/v1/${path}`;
  const sent = { method, url, headers: { ...headers, ...more }, ...(payload && { payload }) };
  const reply = await nextApp(market).inject(sent);
  const isGone = market.gone.has(userId) && reply.statusCode === 401;
  if (reply.statusCode >= 500 || (reply.statusCode === 401 && !isGone))
    market.faults.push(`${method} ${path}: ${reply.statusCode} ${reply.body.slice(0, 200)}`);
  const kind = `${method} ${path.replace(/[0-9a-f-]{36}/g, ':id')}`;
  if (reply.statusCode < 300) market.done.set(kind, (market.done.get(kind) ?? 0) + 1);
  return reply;
}

export const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

/** Makes a command of its name and its work. */
export const command = (name: string, run: (market: Market) => Promise<unknown>): Command => ({
  check: () => true,
  run: async (_model, market) => void (await run(market)),
  toString: () => name,
});
