import { ExportedUser } from '@upaj/contract/accounts-export.schema';
import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../platform/http/register-route.ts';
import { streamJson } from '../../../platform/http/streamed-json.ts';
import type { PersonalData } from './personal-data.service.ts';

/** Registers the endpoints of personal data. */
export function personalDataRoutes(app: FastifyInstance, personalData: PersonalData): void {
  registerRoute(app, contract.exportUser, async ({ person }) =>
    streamJson(ExportedUser, await personalData.export(person)),
  );

  registerRoute(app, contract.deleteUser, async ({ person, body, caller }) => {
    await personalData.delete(person, body.password, caller);
    return null;
  });
}
