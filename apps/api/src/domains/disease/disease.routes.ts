import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Diagnoses } from './diagnoses.service.ts';
import type { LeafDoctor } from './leaf-doctor.service.ts';
import type { LeafFeedbacks } from './leaf-feedback.service.ts';
import type { LeafPictures } from './leaf-pictures.service.ts';

/** What the endpoints of the leaf doctor call. */
export interface DiseaseServices {
  doctor: LeafDoctor;
  pictures: LeafPictures;
  diagnoses: Diagnoses;
  feedback: LeafFeedbacks;
}

/** Registers the endpoints of the leaf doctor. */
export function diseaseRoutes(
  app: FastifyInstance,
  { doctor, pictures, diagnoses, feedback }: DiseaseServices,
): void {
  registerRoute(app, contract.predictDisease, async ({ person, body, files }) =>
    doctor.judge(person, body, files),
  );

  registerRoute(app, contract.getLeafService, async () =>
    ok({ data: { hasSecondOpinion: doctor.hasSecondOpinion } }),
  );

  registerRoute(app, contract.addLeafPicture, async ({ person, files, idempotencyKey }) =>
    ok({ data: await pictures.add(person, files, idempotencyKey) }),
  );

  registerRoute(app, contract.saveDiagnosis, async ({ person, body, idempotencyKey }) =>
    ok({ data: await diagnoses.save(person, body, idempotencyKey) }),
  );

  registerRoute(app, contract.listDiagnoses, async ({ person, query }) =>
    ok(await diagnoses.list(person, query)),
  );

  registerRoute(app, contract.changeDiagnosis, async ({ person, params, body }) =>
    ok({ data: await diagnoses.change(person, params.id, body) }),
  );

  registerRoute(app, contract.deleteDiagnosis, async ({ person, params }) => {
    await diagnoses.remove(person, params.id);
    return ok({});
  });

  registerRoute(app, contract.sendLeafFeedback, async ({ person, body, idempotencyKey }) =>
    ok({ data: await feedback.send(person, body, idempotencyKey) }),
  );

  registerRoute(app, contract.listLeafFeedback, async ({ person, query }) =>
    ok(await feedback.list(person, query)),
  );

  registerRoute(app, contract.withdrawLeafFeedback, async ({ person, params }) => {
    await feedback.withdraw(person, params.id);
    return ok({});
  });
}
