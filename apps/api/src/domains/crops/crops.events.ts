import { Id } from '@upaj/contract/fields';
import * as z from 'zod/mini';
import { defineEvent } from '../../platform/events/define-event.ts';

/** A seller has put a listing on the market, changed one or taken one off; orders have events of their own. */
export const listingChanged = defineEvent('listing.changed', z.object({ sellerId: Id }));
