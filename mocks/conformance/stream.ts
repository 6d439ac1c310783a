import { contract } from '@upaj/contract/contract';
import { type Endpoint, fillPath, type ReplyOf } from '@upaj/contract/endpoint';
import { safeParse } from 'zod/v4/core';
import type { ConformanceClient } from './client.ts';
import type { TestUser } from './users.ts';

/** A server that sends nothing for so long has lost the event. */
const mostWaitMs = 20_000;

/** The data of the first event in what has arrived, and what follows it; a comment has no data. */
function takeEvent(arrived: string): { data: string; rest: string } | undefined {
  const end = arrived.indexOf('\n\n');
  if (end < 0) return undefined;
  const lines = arrived.slice(0, end).split('\n');
  const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice(5).trim());
  return { data: data.join('\n'), rest: arrived.slice(end + 2) };
}

function parseEvent<C extends Endpoint>({ name, replies }: C, text: string): ReplyOf<C> {
  const data: unknown = JSON.parse(text);
  const schema = replies[200];
  if (!schema || !safeParse(schema, data).success) throw new Error(`${name}: ${text}`);
  // It has just been checked against the schema of the type.
  return data as ReplyOf<C>;
}

/** The stream of a user: `next` reads one event, and `close` leaves. */
export async function openStream<C extends Endpoint>(
  client: ConformanceClient,
  endpoint: C,
  { token }: TestUser,
  params: Record<string, string> = {},
) {
  const leaving = new AbortController();
  const response = await client.fetch(`${client.baseUrl}${fillPath(endpoint.path, params)}`, {
    method: endpoint.method,
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(mostWaitMs)]),
  });
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || response.status !== 200 || !type.startsWith('text/event-stream')) {
    throw new Error(`${endpoint.name} ${response.status}: ${type}`);
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let arrived = '';

  async function next(): Promise<ReplyOf<C>> {
    for (;;) {
      const event = takeEvent(arrived);
      arrived = event?.rest ?? arrived;
      if (event?.data) return parseEvent(endpoint, event.data);
      if (event) continue;
      const { done, value } = await reader.read();
      if (done) throw new Error(`${endpoint.name} has ended`);
      arrived += decoder.decode(value, { stream: true });
    }
  }

  return { next, close: () => leaving.abort() };
}

/** Waits for so many unread notifications of a user. */
export async function untilUnread(
  client: ConformanceClient,
  user: TestUser,
  unread: number,
): Promise<void> {
  const stream = await openStream(client, contract.streamNotifications, user);
  while ((await stream.next()).unread !== unread);
  stream.close();
}
