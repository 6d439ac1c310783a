import { rateLimited } from '@upaj/contract/api-error';
import type { EndpointName } from '@upaj/contract/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerGroup } from './caller-group.ts';
import type { Counted, Limit, Limits } from './limits.ts';

/** The key that a request is counted by; undefined for a visitor when requests are counted by account. */
export type KeyOf = (request: FastifyRequest) => string | undefined;

/** Counts by network address. */
export const byAddress: KeyOf = ({ ip }) => callerGroup(ip);
/** Counts by account. */
export const byPerson: KeyOf = (request) => request.person?.id;
/** Counts by a field of the validated body. */
export const byField =
  (field: string): KeyOf =>
  ({ body }) =>
    String(Object(body)[field]);

/** The limits of each endpoint, and the keys by which they count. */
export type EndpointLimits = Partial<
  Record<EndpointName, readonly (readonly [limit: Limit, keyOf: KeyOf])[]>
>;

/** Rejects with 429 beyond the limit. Invalid requests do not count, and forms count before they are read. */
export function registerLimits(app: FastifyInstance, limits: Limits, table: EndpointLimits): void {
  const limited = new Map(Object.entries(table));
  app.addHook('preHandler', async (request) => {
    const { endpoint } = request.routeOptions.config;
    const counted = (limited.get(endpoint?.name ?? '') ?? []).flatMap(
      ([limit, keyOf]): Counted[] => {
        const key = keyOf(request);
        return key === undefined ? [] : [[limit, key]];
      },
    );
    const seconds = await limits.count(...counted);
    if (seconds !== undefined) throw rateLimited(seconds);
  });
}
