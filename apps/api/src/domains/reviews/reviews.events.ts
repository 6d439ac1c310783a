import { Id } from '@upaj/contract/fields';
import * as z from 'zod/mini';
import { defineEvent } from '../../platform/events/define-event.ts';

const review = z.object({ reviewId: Id });

/** A buyer has rated what was delivered. */
export const reviewWritten = defineEvent('review.written', review);

/** The seller has answered a review. */
export const reviewAnswered = defineEvent('review.answered', review);
