import type { Order } from '@upaj/contract/orders.schema';
import { Card } from '@upaj/ui/card';
import { Timeline, TimelineEntry } from '@upaj/ui/timeline';
import { formatRupees, formatTimestamp } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Side } from '../order-facts.ts';
import { usePartyName } from '../use-party-name.ts';
import { type Happened, historyOf } from './order-history.ts';
import { usePaymentEntryText } from './use-payment-entry-text.ts';

interface HistoryCardProps {
  order: Order;
  side: Side;
}

const good: readonly string[] = ['accept', 'accept-amendment', 'deliver'];
const bad: readonly string[] = ['reject', 'cancel', 'expire', 'object'];

function toneOf({ kind, entry }: Happened): 'good' | 'stop' | 'neutral' {
  if (entry) return 'neutral';
  if (good.includes(kind)) return 'good';
  return bad.includes(kind) ? 'stop' : 'neutral';
}

/** Who did what when, and why. */
export function HistoryCard({ order, side }: HistoryCardProps) {
  const { t } = useTranslation('orders');
  const partyName = usePartyName();
  const entryText = usePaymentEntryText();
  const whoOf = ({ by }: Happened) => {
    if (by === 'system') return t('system');
    return by === side ? t('you') : partyName(order[by].name, by);
  };
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t('history')}</h2>
      <Timeline>
        {historyOf(order).map((happened) => (
          <TimelineEntry
            key={happened.key}
            title={happened.entry ? entryText(happened.entry) : t(`event.${happened.kind}`)}
            meta={t('byAt', { who: whoOf(happened), time: formatTimestamp(happened.at) })}
            tone={toneOf(happened)}
          >
            <Details happened={happened} />
          </TimelineEntry>
        ))}
      </Timeline>
    </Card>
  );
}

/** The reason, the number of the payment, or the new total. */
function Details({ happened: { reason, entry, total } }: { happened: Happened }) {
  const { t } = useTranslation('orders');
  return (
    <>
      {total !== null && (
        <p className="text-sm">{t('totalNow', { amount: formatRupees(total) })}</p>
      )}
      {entry?.reference && <p className="text-sm">{t('utr', { number: entry.reference })}</p>}
      {reason && (
        <p className="wrap-anywhere whitespace-pre-line text-sm">{t('reason', { reason })}</p>
      )}
    </>
  );
}
