import type { MspComparison } from '@upaj/content/msp/find-msp';
import { formatNumber } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** A price compared with the support price, in words: '8% above', 'at MSP'. */
export function usePriceComparison() {
  const { t } = useTranslation('msp');
  return (
    place: 'card' | 'tag',
    { percent, standing }: Pick<MspComparison, 'percent' | 'standing'>,
  ) => {
    const size = Math.abs(percent);
    // Below one per cent a rounded figure would read as none.
    const shown = formatNumber(size < 1 ? size : Math.round(size));
    return t(`${place}.${standing}`, { percent: shown });
  };
}
