import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { ThreadReads } from './threads-read.service.ts';

/** Registers the endpoints that read discussions. */
export function threadReadRoutes(app: FastifyInstance, reads: ThreadReads): void {
  registerRoute(app, contract.listThreads, async ({ person, query }) =>
    ok(await reads.list(person, query)),
  );

  registerRoute(app, contract.listPopularThreads, async ({ person, query }) =>
    ok(await reads.popular(person, query)),
  );

  registerRoute(app, contract.listMyThreads, async ({ person, query }) =>
    ok(await reads.mine(person, query)),
  );

  registerRoute(app, contract.listSimilarThreads, async ({ person, query }) =>
    ok({ data: await reads.similar(person, query.title) }),
  );

  registerRoute(app, contract.listHashtags, async () => ok({ data: await reads.hashtags() }));

  registerRoute(app, contract.getThread, async ({ person, params }) =>
    ok({ data: await reads.read(person, params.id) }),
  );

  registerRoute(app, contract.listComments, async ({ person, params, query }) =>
    ok(await reads.comments(person, params.id, query)),
  );

  registerRoute(app, contract.listReplies, async ({ person, params, query }) =>
    ok(await reads.replies(person, params.id, query)),
  );

  registerRoute(app, contract.listThreadChanges, async ({ person, params, query }) =>
    ok({ data: await reads.changes(person, params.id, query.since) }),
  );
}
