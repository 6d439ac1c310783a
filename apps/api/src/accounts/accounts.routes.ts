import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { answer } from '../http/answer-call.ts';
import { ok } from '../http/ok.ts';
import type { Accounts } from './accounts.service.ts';

/** Answers the calls about accounts. */
export function accountRoutes(app: FastifyInstance, accounts: Accounts): void {
  answer(app, contract.signUp, async ({ body, caller, tell }) => {
    tell({ email: body.email });
    const session = await accounts.signUp(body, caller);
    tell({ person: session.userId });
    return session;
  });

  answer(app, contract.signIn, async ({ body, caller, tell }) => {
    tell({ email: body.email });
    const session = await accounts.signIn(body, caller);
    tell({ person: session.userId });
    return session;
  });

  answer(app, contract.signOut, async ({ person }) => {
    await accounts.signOut(person);
    return null;
  });

  answer(app, contract.getUser, async ({ person, params }) =>
    ok({
      data: await accounts.read(person, params.id),
    }),
  );

  answer(app, contract.updateUser, async ({ params, body }) =>
    ok({
      data: await accounts.update(params.id, body),
    }),
  );
}
