import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { answer } from '../http/answer-call.ts';
import type { PersonalData } from './personal-data.service.ts';

/** Answers the calls about everything that is held of a person. */
export function personalDataRoutes(app: FastifyInstance, personalData: PersonalData): void {
  answer(app, contract.exportUser, ({ person, params }) => personalData.export(person, params.id));

  answer(app, contract.deleteUser, async ({ person, params, body, caller }) => {
    await personalData.delete(person, params.id, body.password, caller);
    return null;
  });
}
