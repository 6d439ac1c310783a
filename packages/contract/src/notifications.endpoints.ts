import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { Done, Id, Page, pageOf, reply } from './fields.ts';
import { LiveChange, Notification, NotificationSettings } from './notifications.schema.ts';

const notifications = {
  resource: 'notifications',
  access: 'authenticated',
  errors: [401],
} as const;

export const listNotifications = defineEndpoint({
  ...notifications,
  name: 'listNotifications',
  method: 'GET',
  path: '/api/v1/notifications',
  summary: 'Lists notifications, newest first.',
  query: Page,
  replies: { 200: pageOf(Notification) },
});

export const readNotifications = defineEndpoint({
  ...notifications,
  name: 'readNotifications',
  method: 'POST',
  path: '/api/v1/notifications/read',
  summary: 'Marks notifications as read.',
  body: z.strictObject({
    ids: z
      .optional(z.array(Id).check(z.minLength(1), z.maxLength(100)))
      .check(z.describe('Ids of the notifications, up to 100; all of them if left out')),
  }),
  replies: { 200: Done },
});

export const streamNotifications = defineEndpoint({
  ...notifications,
  name: 'streamNotifications',
  method: 'GET',
  path: '/api/v1/notifications/stream',
  summary:
    'Tells what has changed as it happens, as server-sent events; the first comes at once and names everything.',
  isStream: true,
  replies: { 200: LiveChange },
});

export const getNotificationSettings = defineEndpoint({
  ...notifications,
  name: 'getNotificationSettings',
  method: 'GET',
  path: '/api/v1/notifications/settings',
  summary: 'Reads what the user wants to be told of.',
  replies: { 200: reply(NotificationSettings) },
});

export const updateNotificationSettings = defineEndpoint({
  ...notifications,
  name: 'updateNotificationSettings',
  method: 'PATCH',
  path: '/api/v1/notifications/settings',
  summary: 'Changes what the user wants to be told of; absent fields stay unchanged.',
  body: z.partial(NotificationSettings),
  replies: { 200: reply(NotificationSettings) },
});
