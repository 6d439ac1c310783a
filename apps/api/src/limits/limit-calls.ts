import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rateLimited } from '../http/refusal.ts';
import { callerGroup } from './caller-group.ts';
import type { Limit, Limits } from './limits.ts';

/** Limits how often each caller, or whoever `keyOf` names, makes the calls of this scope; what is not valid does not count. */
export function limitCalls(
  scope: FastifyInstance,
  limits: Limits,
  limit: Limit,
  keyOf: (request: FastifyRequest) => string = ({ ip }) => callerGroup(ip),
): void {
  scope.addHook('preHandler', async (request) => {
    const seconds = await limits.count(limit, keyOf(request));
    if (seconds !== undefined) throw rateLimited(seconds);
  });
}
