import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { answer } from '../http/answer-call.ts';
import { ok } from '../http/ok.ts';
import type { Sellers } from './sellers.service.ts';

/** Answers the calls about sellers. */
export function sellerRoutes(app: FastifyInstance, sellers: Sellers): void {
  answer(app, contract.createSeller, async ({ body }) =>
    ok({
      data: await sellers.register(body),
      message: 'You are now a seller',
    }),
  );

  answer(app, contract.getSeller, async ({ params }) =>
    ok({
      data: await sellers.read(params.userId),
    }),
  );

  answer(app, contract.updateSeller, async ({ person, body, caller }) =>
    ok({
      data: await sellers.update(person, body, caller),
    }),
  );
}
