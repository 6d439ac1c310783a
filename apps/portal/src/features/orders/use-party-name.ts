import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { Side } from './order-facts.ts';

/** The name of a party; of a deleted account what stands for it. */
export function usePartyName(): (name: string | null, side: Side) => string {
  const { t } = useTranslation('orders');
  return (name, side) => name ?? t(side === 'buyer' ? 'unknownBuyer' : 'unknownSeller');
}
