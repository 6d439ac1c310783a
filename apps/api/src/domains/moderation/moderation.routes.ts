import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Actions } from './actions.service.ts';
import type { Appeals } from './appeals.service.ts';
import type { Cases } from './cases.service.ts';
import type { Reports } from './reports.service.ts';

/** Registers the endpoints of moderation. */
export function moderationRoutes(
  app: FastifyInstance,
  services: { reports: Reports; actions: Actions; appeals: Appeals; cases: Cases },
): void {
  const { reports, actions, appeals, cases } = services;

  registerRoute(app, contract.createReport, async ({ person, body }) => {
    await reports.create(person, body);
    return ok({});
  });

  registerRoute(app, contract.getModerationState, async ({ person }) =>
    ok({ data: await cases.state(person) }),
  );

  registerRoute(app, contract.listModerationCases, async ({ person, query }) =>
    ok(await cases.list(person, query)),
  );

  registerRoute(app, contract.listModerationActions, async ({ person, query }) =>
    ok(await actions.list(person, query)),
  );

  registerRoute(app, contract.moderate, async ({ person, body, idempotencyKey }) =>
    ok({ data: await actions.moderate(person, body, idempotencyKey) }),
  );

  registerRoute(app, contract.listModerationNotices, async ({ person, query }) =>
    ok(await actions.notices(person, query)),
  );

  registerRoute(app, contract.createAppeal, async ({ person, params, body }) =>
    ok({ data: await appeals.create(person, params.id, body.text) }),
  );

  registerRoute(app, contract.decideAppeal, async ({ person, params, body }) =>
    ok({ data: await appeals.decide(person, params.id, body) }),
  );
}
