import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Accounts } from './accounts.service.ts';

/** Registers the endpoints of accounts. */
export function accountRoutes(app: FastifyInstance, accounts: Accounts): void {
  registerRoute(app, contract.signUp, async ({ body, caller, addLogFields }) => {
    addLogFields({ email: body.email });
    const session = await accounts.signUp(body, caller);
    addLogFields({ person: session.userId });
    return session;
  });

  registerRoute(app, contract.signIn, async ({ body, caller, addLogFields }) => {
    addLogFields({ email: body.email });
    const session = await accounts.signIn(body, caller);
    addLogFields({ person: session.userId });
    return session;
  });

  registerRoute(app, contract.signOut, async ({ person }) => {
    await accounts.signOut(person);
    return null;
  });

  registerRoute(app, contract.getUser, async ({ person, params }) =>
    ok({
      data: await accounts.read(person, params.id),
    }),
  );

  registerRoute(app, contract.updateUser, async ({ params, body }) =>
    ok({
      data: await accounts.update(params.id, body),
    }),
  );
}
