import { defineModule } from '../../platform/modules/domain-module.ts';
import {
  accountDeletedMail,
  emailChangedMail,
  googleJoinedMail,
  passwordChangedMail,
} from './account-notice.template.ts';
import { createAccountServices } from './account-services.ts';
import { accountCommands } from './accounts.commands.ts';
import { accountDemo } from './accounts.demo.ts';
import { accountEndpointLimits } from './accounts.limits.ts';
import { accountRoutes } from './accounts.routes.ts';
import type { Accounts } from './accounts.service.ts';
import { avatarRoutes } from './avatars/avatars.routes.ts';
import { deleteExpired } from './expired.store.ts';
import { googleRoutes } from './google/google.routes.ts';
import { passwordRoutes } from './passwords/passwords.routes.ts';
import type { Passwords } from './passwords/passwords.service.ts';
import { personalDataRoutes } from './personal-data/personal-data.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    accounts: Accounts & Pick<Passwords, 'requireOwner'>;
  }
}

/** Accounts of people: signing in, passwords, sessions, avatars, and the export and deletion of personal data. */
export const accounts = defineModule(
  'accounts',
  (platform) => {
    const opened = createAccountServices(platform);
    const { accounts, passwords, sessions, avatars, personalData, google, otpJob } = opened;
    return {
      service: { ...accounts, requireOwner: (...of) => passwords.requireOwner(...of) },
      identify: accounts.identify,
      routes(app) {
        accountRoutes(app, accounts);
        passwordRoutes(app, opened);
        sessionRoutes(app, sessions);
        avatarRoutes(app, avatars);
        personalDataRoutes(app, personalData);
        googleRoutes(app, google, platform.limits);
      },
      jobs: [otpJob],
      mailTemplates: [passwordChangedMail, emailChangedMail, googleJoinedMail, accountDeletedMail],
      limits: accountEndpointLimits,
      async cleanUp(now) {
        const expired = await deleteExpired(platform.backgroundDb, now);
        return { ...expired, avatars: await avatars.sweep(now) };
      },
    };
  },
  { commands: accountCommands, demo: accountDemo },
);
