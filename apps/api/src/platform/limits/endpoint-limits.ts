import { rateLimited } from '@upaj/contract/api-error';
import type { EndpointName } from '@upaj/contract/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerGroup } from './caller-group.ts';
import { type Counted, type Limit, type Limits, noLimits } from './limits.ts';
import { createWriteLimit } from './writes-at-once.ts';

/** The key that a request is counted by; undefined for a visitor when requests are counted by account. */
export interface KeyOf {
  (request: FastifyRequest): string | undefined;
  /** Whether the key is in the body, so that the request is counted once its body has been validated. */
  isInBody?: boolean;
}

/** Counts by network address. */
export const byAddress: KeyOf = ({ ip }) => callerGroup(ip);
/** Counts by account. */
export const byPerson: KeyOf = (request) => request.person?.id;
/** Counts by a field of the validated body. */
export const byField = (field: string): KeyOf => inBody(({ body }) => String(Object(body)[field]));

/** Marks a key that is read from the validated body. */
export const inBody = (keyOf: KeyOf): KeyOf => Object.assign(keyOf, { isInBody: true });

/** The limits of each endpoint, and the keys by which they count. */
export type EndpointLimits = Partial<
  Record<EndpointName, readonly (readonly [limit: Limit, keyOf: KeyOf])[]>
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** What was counted before the body was read; given back when a field of a readable body is invalid. */
    counted: readonly Counted[];
  }
}

/**
 * Rejects with 429 beyond the limit. A request counts before its body is read, so that malformed bodies count too.
 * A readable body with an invalid field does not count: that is a typing error.
 */
export function registerLimits(app: FastifyInstance, limits: Limits, table: EndpointLimits): void {
  if (limits !== noLimits) app.limitWrites = createWriteLimit();
  const limited = new Map(Object.entries(table));
  const counts = (request: FastifyRequest, isInBody: boolean) => {
    const { endpoint } = request.routeOptions.config;
    return (limited.get(endpoint?.name ?? '') ?? []).flatMap(([limit, keyOf]): Counted[] => {
      const key = (keyOf.isInBody ?? false) === isInBody ? keyOf(request) : undefined;
      return key === undefined ? [] : [[limit, key]];
    });
  };
  const readable = new WeakSet<FastifyRequest>();
  app.decorateRequest('counted');
  app.addHook('preParsing', async (request) => {
    const counted = counts(request, false);
    const seconds = await limits.count(...counted);
    if (seconds !== undefined) throw rateLimited(seconds);
    request.counted = counted;
  });
  app.addHook('preValidation', async (request) => void readable.add(request));
  app.addHook('preHandler', async (request) => {
    readable.delete(request);
    const seconds = await limits.count(...counts(request, true));
    if (seconds === undefined) return;
    await limits.giveBack(...request.counted);
    throw rateLimited(seconds);
  });
  app.addHook('onSend', async (request) => {
    // Validation has refused it.
    if (readable.delete(request)) await limits.giveBack(...request.counted);
  });
}
