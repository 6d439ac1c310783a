import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { Done, Id, Page, pageOf, Timestamp, text } from './fields.ts';

const notifications = {
  resource: 'notifications',
  access: 'authenticated',
  errors: [401],
} as const;

export const Notification = z.object({
  _id: Id.check(z.describe('Id of the notification')),
  kind: text('What happened, as a stable word'),
  text: text('What happened, in English'),
  href: text('Where to look at it: a path of the portal'),
  isRead: z.boolean().check(z.describe('Whether the user has seen it')),
  createdAt: Timestamp.check(z.describe('When it happened')),
});

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
      .array(Id)
      .check(z.minLength(1), z.maxLength(100), z.describe('Ids of the notifications, up to 100')),
  }),
  replies: { 200: Done },
});

export const streamNotifications = defineEndpoint({
  ...notifications,
  name: 'streamNotifications',
  method: 'GET',
  path: '/api/v1/notifications/stream',
  summary: 'Sends notifications as they happen, as server-sent events.',
  isStream: true,
  replies: { 200: z.string() },
});
