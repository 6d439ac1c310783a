import { unitSize } from '@upaj/content/trade-unit';
import type { Crop } from '@upaj/contract/crops.schema';
import { formatRupees, formatRupeesExact } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useCropWords } from '../use-crop-words.ts';

/** Trade units in a quintal of 100 kg. */
const unitsInQuintal = 100 / unitSize;

/** The price of one U, and what that is for a kilogram and a quintal. */
export function CropPrice({ crop: { price, unit } }: { crop: Crop }) {
  const { t } = useTranslation('crops');
  const words = useCropWords();
  const isWeighed = unit === 'kg' || unit === 'tonnes';
  const lines = [
    t(`priceEach.${unit}`, { price: formatRupeesExact(price / unitSize) }),
    ...(isWeighed ? [t('priceQuintal', { price: formatRupees(price * unitsInQuintal) })] : []),
  ];
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="whitespace-nowrap text-5xl leading-tight">{formatRupees(price)}</b>
        <span>{words.tradeUnit(unit)}</span>
      </p>
      <p className="text-muted">{lines.join(' · ')}</p>
    </div>
  );
}
