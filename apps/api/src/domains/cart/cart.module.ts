import { defineModule } from '../../platform/modules/domain-module.ts';
import { cartRoutes } from './cart.routes.ts';
import { type Carts, createCarts } from './cart.service.ts';
import { createCartStore } from './cart.store.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    cart: Carts;
  }
}

/** The carts of people. */
export const cart = defineModule('cart', ({ db, inTransaction, services, now }) => {
  const service = createCarts({ inTransaction, store: createCartStore(db), services, now });
  return {
    service,
    routes: (app) => cartRoutes(app, service),
    personalData: {
      async export({ id }) {
        return { cart: await service.copy(id) };
      },
      // The items are deleted with the account.
      delete: async () => undefined,
    },
  };
});
