import { unitSize } from '@upaj/content/trade-unit';
import type { Crop } from '@upaj/contract/crops.schema';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { formatRupees, formatRupeesExact } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** The price of one U, and what that is for a kilogram and a quintal. */
export function CropPrice({ crop }: { crop: Crop }) {
  const { price, unit } = crop;
  const { t } = useTranslation('crops');
  const words = useCropLabels();
  const lines = [
    t(`priceEach.${unit}`, { price: formatRupeesExact(price / unitSize) }),
    words.quintalPrice(crop),
  ].filter(Boolean);
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
