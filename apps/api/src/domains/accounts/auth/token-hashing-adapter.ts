import { digestOf } from '../otps/secrets.ts';
import { wrapMethods } from './wrap-methods.ts';

/** A query of better-auth on the table of sessions. */
interface SessionQuery {
  model: 'session';
  where?: readonly { field: string; value: unknown }[];
  data?: object;
  update?: object;
}

/**
 * An adapter of better-auth that stores digests of session tokens. A query by a token, or its creation,
 * returns the token; of any other session only the digest is known, which does not authenticate.
 */
export function hashTokens<T extends object>(adapter: T): T {
  return wrapMethods(adapter, (endpoint) => async (query, ...more) => {
    if (!isSessionQuery(query)) return endpoint(query, ...more);
    const tokens = new Map<string, string>();
    const hide = (token: string) => {
      const digest = digestOf(token);
      tokens.set(digest, token);
      return digest;
    };
    const answer = await endpoint(withHashedTokens(query, hide), ...more);
    return withPlainTokens(answer, (digest) => tokens.get(digest) ?? digest);
  });
}

const isSessionQuery = (query: unknown): query is SessionQuery =>
  typeof query === 'object' && query !== null && 'model' in query && query.model === 'session';

function withHashedTokens(query: SessionQuery, hide: (token: string) => string): SessionQuery {
  const { where, data, update } = query;
  const condition = (one: { field: string; value: unknown }) =>
    one.field === 'token' ? { ...one, value: mapStrings(one.value, hide) } : one;
  return {
    ...query,
    ...(where && { where: where.map(condition) }),
    ...(data && { data: withToken(data, hide) }),
    ...(update && { update: withToken(update, hide) }),
  };
}

function withPlainTokens(answer: unknown, show: (digest: string) => string): unknown {
  if (Array.isArray(answer)) return answer.map((row: unknown) => withPlainTokens(row, show));
  return typeof answer === 'object' && answer !== null ? withToken(answer, show) : answer;
}

/** A row of sessions with its token replaced, if it has one. */
const withToken = (row: object, change: (text: string) => string): object =>
  'token' in row ? { ...row, token: mapStrings(row.token, change) } : row;

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => mapStrings(one, change));
  return typeof value === 'string' ? change(value) : value;
}
