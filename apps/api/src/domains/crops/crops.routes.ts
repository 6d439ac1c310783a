import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Crops } from './crops.service.ts';

/** Registers the endpoints of listings. */
export function cropRoutes(app: FastifyInstance, crops: Crops): void {
  registerRoute(app, contract.listCrops, async ({ person, query }) =>
    ok(await crops.browse(person, query)),
  );

  registerRoute(app, contract.listCropSections, async () => ok({ data: await crops.sections() }));

  registerRoute(app, contract.getLikePrices, async ({ query }) =>
    ok({ data: await crops.likePrices(query) }),
  );

  registerRoute(app, contract.createCrop, async ({ person, body, files, idempotencyKey }) =>
    ok({
      data: await crops.create(person, body, files, idempotencyKey),
      message: 'Crop added to Mandi',
    }),
  );

  registerRoute(app, contract.getCrop, async ({ person, params }) =>
    ok({
      data: await crops.read(person, params.id),
    }),
  );

  registerRoute(app, contract.updateCrop, async ({ person, params, body }) =>
    ok({
      data: await crops.update(person, params.id, body),
    }),
  );

  registerRoute(
    app,
    contract.setCropPictures,
    async ({ person, params, body, files, idempotencyKey }) =>
      ok({ data: await crops.setPictures(person, params.id, body, files, idempotencyKey) }),
  );

  registerRoute(app, contract.deleteCrop, async ({ person, params }) => {
    await crops.remove(person, params.id);
    return null;
  });
}
