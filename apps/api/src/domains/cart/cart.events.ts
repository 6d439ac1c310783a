import { Id } from '@upaj/contract/fields';
import * as z from 'zod/mini';
import { defineEvent } from '../../platform/events/define-event.ts';

/** A cart has changed, on whatever device. */
export const cartChanged = defineEvent('cart.changed', z.object({ userId: Id }));
