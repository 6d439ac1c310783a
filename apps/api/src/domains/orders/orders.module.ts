import { byPerson } from '../../platform/limits/endpoint-limits.ts';
import { defineLimit } from '../../platform/limits/limits.ts';
import { defineModule } from '../../platform/modules/domain-module.ts';
import { countingJob } from './counting.job.ts';
import { expiryJob } from './expiry.job.ts';
import { orderAudit } from './order-audit.store.ts';
import { createOrderDataStore } from './order-data.store.ts';
import { createOrderFigures } from './order-figures.store.ts';
import { namesOf } from './order-lines.store.ts';
import { createOrderLists } from './order-lists.store.ts';
import { orderCommands } from './orders.commands.ts';
import { orderDemo } from './orders.demo.ts';
import { orderRoutes } from './orders.routes.ts';
import { createOrders, type Orders } from './orders.service.ts';
import { createOrderStore } from './orders.store.ts';
import { paymentRoutes } from './payments.routes.ts';
import { createSalesStore } from './sales.store.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    orders: Orders;
  }
}

/** More than a buyer needs, too few to empty the market. */
const checkouts = defineLimit('checkout', 30, 10 * 60);

/** Orders, their handover and the ledger of their payments. */
export const orders = defineModule(
  'orders',
  (platform) => {
    const { db, log } = platform;
    const store = createOrderStore(db);
    const lists = createOrderLists(db, store);
    const sales = createSalesStore(db, store);
    const service = createOrders({
      ...platform,
      store,
      lists,
      sales,
      figures: createOrderFigures(db),
      namesOf: (lineIds) => namesOf(db, lineIds),
    });
    const data = createOrderDataStore(db, store);
    return {
      service,
      routes(app) {
        orderRoutes(app, service);
        paymentRoutes(app, service);
      },
      jobs: [expiryJob(service.expiry, log), countingJob(platform.backgroundDb, platform.now)],
      limits: { placeOrders: [[checkouts, byPerson]] },
      policies: {
        party: ({ person, params }) => service.requireRole(person, params.id ?? ''),
        buyer: ({ person, params }) => service.requireRole(person, params.id ?? '', 'buyer'),
        seller: ({ person, params }) => service.requireRole(person, params.id ?? '', 'seller'),
      },
      personalData: {
        async export({ id }) {
          return { orders: data.list(id) };
        },
        close: (tx, { id }) => service.endAll(tx, id),
        async delete(tx, { id }) {
          await service.forget(tx, id);
          return undefined;
        },
      },
    };
  },
  { commands: orderCommands, audit: orderAudit, demo: orderDemo },
);
