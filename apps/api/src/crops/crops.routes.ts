import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { answer } from '../http/answer-call.ts';
import { ok } from '../http/ok.ts';
import type { Crops } from './crops.service.ts';

/** Answers the calls about listings. */
export function cropRoutes(app: FastifyInstance, crops: Crops): void {
  answer(app, contract.listCrops, async ({ person, query }) =>
    ok(await crops.browse(person, query)),
  );

  answer(app, contract.createCrop, async ({ person, body, files, idempotencyKey }) =>
    ok({
      data: await crops.offer(person, body, files, idempotencyKey),
      message: 'Crop added to Mandi',
    }),
  );

  answer(app, contract.getCrop, async ({ person, params }) =>
    ok({
      data: await crops.read(person, params.id),
    }),
  );

  answer(app, contract.updateCrop, async ({ person, params, body }) =>
    ok({
      data: await crops.update(person, params.id, body),
    }),
  );

  answer(app, contract.deleteCrop, async ({ person, params }) => {
    await crops.remove(person, params.id);
    return null;
  });
}
