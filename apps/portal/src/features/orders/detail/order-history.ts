import type { Order, OrderAction } from '@upaj/contract/orders.schema';

type Event = Order['history'][number];
type Entry = Order['payments'][number];

/** Steps that the entries of the payment tell with amount and number. */
const paymentSteps = [
  ...(['claim-payment', 'confirm-payment'] as const),
  ...(['dispute-payment', 'refund-payment'] as const),
] satisfies OrderAction[];
type PaymentStep = (typeof paymentSteps)[number];

/** Something that has happened with an order: a step, or an entry of its payment. */
export type Happened = Pick<Event, 'by' | 'at' | 'reason' | 'total'> & { key: string } & (
    | { kind: Exclude<Event['kind'], PaymentStep>; entry?: undefined }
    | { kind: Entry['kind']; entry: Entry }
  );

const isOfPayment = (kind: Event['kind']): kind is PaymentStep =>
  paymentSteps.some((step) => step === kind);

/** Everything that has happened with an order, the oldest first. */
export function historyOf({ history, payments }: Order): Happened[] {
  const steps = history.flatMap(({ kind, ...event }, at): Happened[] =>
    isOfPayment(kind) ? [] : [{ ...event, kind, key: `step ${at}` }],
  );
  const entries = payments.map(
    (entry, at): Happened => ({
      kind: entry.kind,
      by: entry.by,
      at: entry.at,
      reason: entry.reason,
      total: null,
      entry,
      key: `entry ${at}`,
    }),
  );
  // Steps stand first: cash is confirmed together with the handover.
  return [...steps, ...entries].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
