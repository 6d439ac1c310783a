import type { Handover, OrderStatus } from './orders.schema.ts';

/** What of an order decides whether it counts in ratings and among the top sellers. */
interface HandoverFacts {
  status: OrderStatus;
  handover: Handover | null;
  /** Until when the buyer may object, in milliseconds; null if never. */
  objectUntil: number | null;
}

/**
 * Whether a handover counts: the buyer's code has proven it, or the buyer has not objected in time. Of the handovers
 * and of the reviews that count, one of each buyer counts for a seller in a month. `now` in milliseconds.
 */
export const isHandoverFinal = (
  { status, handover, objectUntil }: HandoverFacts,
  now: number,
): boolean =>
  status === 'delivered' &&
  (handover === 'agreed' ||
    (handover === 'reported' && objectUntil !== null && objectUntil <= now));

// India has one time zone and no summer time.
const indiaInMs = 5.5 * 60 * 60 * 1000;

/** The first day of the month in India in which something of this moment counts, yyyy-mm-01. */
export const countingMonth = (at: Date): string =>
  `${new Date(at.getTime() + indiaInMs).toISOString().slice(0, 7)}-01`;
