import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import { registerStream } from '../../platform/http/register-stream.ts';
import type { Notifications } from './notifications.service.ts';

/** Registers the endpoints of notifications. */
export function notificationRoutes(app: FastifyInstance, notifications: Notifications): void {
  registerRoute(app, contract.listNotifications, async ({ person, query }) =>
    ok(await notifications.list(person, query)),
  );

  registerRoute(app, contract.readNotifications, async ({ person, body }) => {
    await notifications.read(person, body.ids);
    return ok({});
  });

  registerStream(app, contract.streamNotifications, ({ person, caller, signal }) =>
    notifications.live(person, caller.language, signal),
  );

  registerRoute(app, contract.getNotificationSettings, async ({ person }) =>
    ok({ data: await notifications.settings(person.id) }),
  );

  registerRoute(app, contract.updateNotificationSettings, async ({ person, body }) =>
    ok({ data: await notifications.change(person, body) }),
  );
}
