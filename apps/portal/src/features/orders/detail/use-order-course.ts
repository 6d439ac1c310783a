import type { Order, OrderStatus } from '@upaj/contract/orders.schema';
import type { Step } from '@upaj/ui/stepper';
import { formatDate } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { hasFailed } from '../order-statuses.ts';

/** The way of an order that succeeds, with the events that lead to each status. */
const way = [
  ['placed', ['place']],
  ['accepted', ['accept', 'accept-amendment']],
  ['packed', ['pack']],
  ['delivered', ['deliver']],
] as const;

const endings: readonly string[] = ['reject', 'cancel', 'expire'];

/** The steps of an order up to its end, or to come; each that was taken with its day. */
export function useOrderCourse({ status, history }: Order): Step[] {
  const { t } = useTranslation('orders');
  const dayOf = (kinds: readonly string[]) => {
    const event = history.find(({ kind }) => kinds.includes(kind));
    return event && formatDate(event.at);
  };
  const done = (name: OrderStatus, note: string | undefined): Step => ({
    label: t(`status.${name}`),
    ...(note && { note }),
    state: 'done',
  });
  if (hasFailed(status)) {
    const taken = way
      .map(([name, kinds]) => ({ name, day: dayOf(kinds) }))
      .filter(({ day }) => day !== undefined)
      .map(({ name, day }) => done(name, day));
    return [...taken, { ...done(status, dayOf(endings)), state: 'stopped' }];
  }
  const reached = way.findIndex(([name]) => name === status);
  return way.map(([name, kinds], at) => {
    if (at > reached) return { label: t(`status.${name}`), state: 'ahead' };
    // What an order is at is not over: a placed order is not an accepted one.
    const isAt = at === reached && name !== 'delivered';
    return { ...done(name, dayOf(kinds)), ...(isAt && { state: 'current' as const }) };
  });
}
