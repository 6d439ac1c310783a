import { defineModule } from '../../platform/modules/domain-module.ts';
import { createAccountCipher } from './account-cipher.ts';
import { bankAccountChangedMail } from './bank-account-changed.template.ts';
import { deleteSeller } from './seller-data.store.ts';
import { createSellerFigures } from './seller-figures.service.ts';
import { sellerCommands } from './sellers.commands.ts';
import { sellerDemo } from './sellers.demo.ts';
import { sellerRoutes } from './sellers.routes.ts';
import { createSellers, type Sellers } from './sellers.service.ts';
import { createSellerStore } from './sellers.store.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    sellers: Sellers;
  }
}

/** Bank accounts of sellers. */
export const sellers = defineModule(
  'sellers',
  (platform) => {
    const { db, inTransaction, mailer, services, settings, now } = platform;
    const { accountSecret, previousSecret } = settings;
    const ciphers = {
      current: createAccountCipher(accountSecret),
      previous: previousSecret === undefined ? undefined : createAccountCipher(previousSecret),
    };
    const service = createSellers({
      inTransaction,
      store: createSellerStore(db, ciphers),
      mailer,
      requireOwner: (...of) => services.accounts.requireOwner(...of),
      mailboxOf: (...of) => services.accounts.mailboxOf(...of),
      now,
    });
    return {
      service,
      routes: (app) =>
        sellerRoutes(
          app,
          service,
          createSellerFigures({ services, goalsOf: service.goalsOf, now }),
        ),
      mailTemplates: [bankAccountChangedMail],
      prepare: service.prepare,
      personalData: {
        async export({ id }) {
          return { seller: await service.copy(id) };
        },
        async delete(tx, { id }) {
          await deleteSeller(tx, id);
          return undefined;
        },
      },
    };
  },
  { commands: sellerCommands, demo: sellerDemo },
);
