import { defineRecurringJob } from '../../platform/jobs/define-job.ts';
import { defineModule } from '../../platform/modules/domain-module.ts';
import { reviewAudit } from './review-audit.store.ts';
import { reviewDemo } from './reviews.demo.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { createReviews, type Reviews } from './reviews.service.ts';
import { createReviewStore } from './reviews.store.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    reviews: Reviews;
  }
}

const minute = 60;

/** Reviews of what was delivered. */
export const reviews = defineModule(
  'reviews',
  (platform) => {
    const service = createReviews({ ...platform, store: createReviewStore(platform.db) });
    return {
      service,
      routes: (app) => reviewRoutes(app, service),
      jobs: [
        defineRecurringJob(
          'review-counting',
          10 * minute,
          ({ signal }) => service.countWaiting(signal),
          {
            retryLimit: 2,
            retryDelay: 5,
            retryBackoff: true,
            expireInSeconds: 5 * minute,
            atOnce: 1,
          },
        ),
      ],
      policies: {
        owner: ({ person, params }) => service.requireRole(person, params.id ?? '', 'author'),
        seller: ({ person, params }) => service.requireRole(person, params.id ?? '', 'seller'),
      },
      personalData: {
        export: ({ id }) => service.copy(id),
        // Stars stay without their author; reviews of the seller's goods are deleted with the account.
        async delete(tx, { id }) {
          await service.forgetTexts(tx, id);
          return undefined;
        },
      },
    };
  },
  { audit: reviewAudit, demo: reviewDemo },
);
