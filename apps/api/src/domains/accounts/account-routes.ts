import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../platform/limits/limits.ts';
import type { AccountServices } from './account-services.ts';
import { accountRoutes } from './accounts.routes.ts';
import { avatarRoutes } from './avatars/avatars.routes.ts';
import { googleRoutes } from './google/google.routes.ts';
import { passwordRoutes } from './passwords/passwords.routes.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';

/** Answers every call around a person's identity. */
export function allAccountRoutes(
  app: FastifyInstance,
  opened: AccountServices,
  limits: Limits,
): void {
  accountRoutes(app, opened.accounts);
  passwordRoutes(app, opened);
  sessionRoutes(app, opened.sessions);
  avatarRoutes(app, opened.faces);
  personalDataRoutes(app, opened.personalData);
  googleRoutes(app, opened.google, limits);
}
