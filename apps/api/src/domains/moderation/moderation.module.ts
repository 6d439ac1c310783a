import { byPerson, type EndpointLimits } from '../../platform/limits/endpoint-limits.ts';
import { defineLimit } from '../../platform/limits/limits.ts';
import { defineModule, type Platform } from '../../platform/modules/domain-module.ts';
import { createActionLog } from './action-log.ts';
import { createActionView } from './action-view.ts';
import { type Actions, createActions } from './actions.service.ts';
import { createActionStore } from './actions.store.ts';
import { createAppeals } from './appeals.service.ts';
import { createCases } from './cases.service.ts';
import { createCaseStore } from './cases.store.ts';
import { moderationDemo } from './moderation.demo.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { moderationData } from './moderation-data.ts';
import { createReports } from './reports.service.ts';
import { createReportStore } from './reports.store.ts';
import { createSteps } from './steps.ts';
import { createSuspensions, type Suspensions } from './suspensions.service.ts';
import { createSuspensionStore } from './suspensions.store.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    moderation: Suspensions & { findAction: Actions['find'] };
  }
}

const DAY = 24 * 60 * 60;

/** Reports of one account in a day: a person who reads much, and no robot. */
export const moderationLimits: EndpointLimits = {
  createReport: [[defineLimit('reports', 50, DAY), byPerson]],
};

/** Reports of posts, what moderators do about them, and appeals. */
export const moderation = defineModule(
  'moderation',
  (platform) => {
    const { suspensions, stores, ...services } = createServices(platform);
    return {
      service: { ...suspensions, findAction: services.actions.find },
      routes: (app) => moderationRoutes(app, services),
      limits: moderationLimits,
      personalData: moderationData(stores, suspensions),
      async cleanUp(now) {
        return { suspensions: await stores.suspensions.deleteEnded(now) };
      },
    };
  },
  { demo: moderationDemo },
);

function createServices(platform: Platform) {
  const { db, services, settings } = platform;
  const { accountSecret, previousSecret } = settings;
  const stores = {
    actions: createActionStore(db),
    reports: createReportStore(db),
    suspensions: createSuspensionStore(db),
  };
  const suspensions = createSuspensions({
    ...platform,
    store: stores.suspensions,
    secrets: [accountSecret, ...(previousSecret === undefined ? [] : [previousSecret])],
  });
  const log = createActionLog({ ...platform, store: stores.actions });
  const steps = createSteps({ ...platform, ...stores, suspensions });
  const show = createActionView(services);
  const shared = { ...platform, store: stores.actions, log, steps, show, suspensions };
  const actions = createActions(shared);
  return {
    stores,
    suspensions,
    actions,
    appeals: createAppeals({ ...shared, actions }),
    reports: createReports({ ...shared, actions: stores.actions, store: stores.reports }),
    cases: createCases({
      ...shared,
      ...stores,
      suspensions,
      suspensionStore: stores.suspensions,
      store: createCaseStore(db),
    }),
  };
}
