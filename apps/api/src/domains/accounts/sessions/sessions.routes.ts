import { notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../../platform/http/ok.ts';
import { registerRoute } from '../../../platform/http/register-route.ts';
import type { SessionStore } from './sessions.store.ts';

/** Registers the endpoints of sessions. */
export function sessionRoutes(app: FastifyInstance, sessions: SessionStore): void {
  registerRoute(app, contract.listSessions, async ({ person }) => {
    const list = await sessions.list(person.id);
    return ok({
      data: list.map((one) => ({ ...one, isThisOne: one.id === person.sessionId })),
    });
  });

  registerRoute(app, contract.endSession, async ({ person, params }) => {
    if (!(await sessions.end(person.id, params.id))) throw notFound('Session');
    return null;
  });

  registerRoute(app, contract.endOtherSessions, async ({ person }) => {
    await sessions.endOthers(person.id, person.sessionId);
    return null;
  });
}
