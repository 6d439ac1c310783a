import type { FastifyInstance } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import { accountRoutes } from './accounts.routes.ts';
import { faceRoutes } from './faces.routes.ts';
import { googleRoutes } from './google/google.routes.ts';
import type { OpenAccounts } from './open-accounts.ts';
import { passwordRoutes } from './passwords.routes.ts';
import { personalDataRoutes } from './personal-data.routes.ts';
import { sessionRoutes } from './sessions.routes.ts';

/** Answers every call around a person's identity. */
export function accountCalls(app: FastifyInstance, opened: OpenAccounts, limits: Limits): void {
  accountRoutes(app, opened.accounts);
  passwordRoutes(app, opened);
  sessionRoutes(app, opened.sessions);
  faceRoutes(app, opened.faces);
  personalDataRoutes(app, opened.personalData);
  googleRoutes(app, opened.google, limits);
}
