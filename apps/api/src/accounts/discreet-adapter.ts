import { aroundCalls } from './adapter-calls.ts';
import { digestOf } from './secrets.ts';

/** What better-auth asks of the table of sessions. */
interface AskedOfSessions {
  model: 'session';
  where?: readonly { field: string; value: unknown }[];
  data?: object;
  update?: object;
}

/**
 * An adapter of better-auth that keeps digests of sessions' tokens. Whoever asks by a token, or makes one, is
 * handed it back; of any other session only the digest can be had, which opens nothing.
 */
export function discreet<T extends object>(adapter: T): T {
  return aroundCalls(adapter, (endpoint) => async (asked, ...more) => {
    if (!isOfSessions(asked)) return endpoint(asked, ...more);
    const tokens = new Map<string, string>();
    const hide = (token: string) => {
      const digest = digestOf(token);
      tokens.set(digest, token);
      return digest;
    };
    const answer = await endpoint(hidden(asked, hide), ...more);
    return shown(answer, (digest) => tokens.get(digest) ?? digest);
  });
}

const isOfSessions = (asked: unknown): asked is AskedOfSessions =>
  typeof asked === 'object' && asked !== null && 'model' in asked && asked.model === 'session';

function hidden(asked: AskedOfSessions, hide: (token: string) => string): AskedOfSessions {
  const { where, data, update } = asked;
  const condition = (one: { field: string; value: unknown }) =>
    one.field === 'token' ? { ...one, value: eachText(one.value, hide) } : one;
  return {
    ...asked,
    ...(where && { where: where.map(condition) }),
    ...(data && { data: withToken(data, hide) }),
    ...(update && { update: withToken(update, hide) }),
  };
}

function shown(answer: unknown, show: (digest: string) => string): unknown {
  if (Array.isArray(answer)) return answer.map((row: unknown) => shown(row, show));
  return typeof answer === 'object' && answer !== null ? withToken(answer, show) : answer;
}

/** A row of sessions with another text in the place of its token, if it has one. */
const withToken = (row: object, change: (text: string) => string): object =>
  'token' in row ? { ...row, token: eachText(row.token, change) } : row;

function eachText(value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => eachText(one, change));
  return typeof value === 'string' ? change(value) : value;
}
