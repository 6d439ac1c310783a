import { Id } from '@upaj/contract/fields';
import * as z from 'zod/mini';
import { defineEvent } from '../../platform/events/define-event.ts';

/** A person was told of something, or has read it. */
export const notificationsChanged = defineEvent('notifications.changed', z.object({ userId: Id }));
