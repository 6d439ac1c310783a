import type { Transaction } from '@upaj/contract/orders.schema';
import { useSelector } from 'react-redux';
import { useCropLabels } from '../../domains/crops/use-crop-labels.ts';
import { selectSession } from '../../domains/session/session.slice.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** A trade in words: with whom, and what; of a deleted account, or one without a name, what stands for it. */
export function useActivityText(trade: Transaction): { title: string; goods: string } {
  const { t } = useTranslation('activity');
  const words = useCropLabels();
  const { userId } = useSelector(selectSession);
  const { buyerId, sellerId, buyer, seller, items, itemCount } = trade;
  const nameOf = (id: string | null, name: string | null, deleted: string) =>
    name?.trim() || (id ? t('unknownUser') : deleted);
  const title =
    buyerId === userId
      ? t('bought', { name: nameOf(sellerId, seller, t('unknownSeller')) })
      : t('sold', { name: nameOf(buyerId, buyer, t('unknownBuyer')) });
  const [first] = items;
  const goods: string[] = [];
  if (first) {
    const amount = words.unitsAndAmount(first.delivered ?? first.quantity, first.unit);
    goods.push(`${first.name}: ${amount}`);
  }
  if (itemCount > 1) goods.push(t('andMore', { count: itemCount - 1 }));
  return { title, goods: goods.join(' ') };
}
