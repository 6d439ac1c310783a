import type { Crop } from '@upaj/contract/crops.schema';
import { Button } from '@upaj/ui/button';
import { QuantityStepper } from '@upaj/ui/quantity-stepper';
import { StickyBar } from '@upaj/ui/sticky-bar';
import { useCropLabels } from '../../../domains/crops/use-crop-labels.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/paths.ts';
import { useOpenPage } from '../../../shared/use-open-page.ts';
import { OwnListingLink, useIsOwn } from '../own-listing-link.tsx';
import { useAddToCart } from '../use-add-to-cart.ts';

interface PurchaseControlsProps {
  crop: Crop;
  quantity: number;
  /** Whether the field shows this quantity, and not a text that is none. */
  isValid: boolean;
  onQuantityChange: (quantity: number) => void;
  onValidityChange: (isValid: boolean) => void;
}

/** How many, into the cart or bought at once; on phones it stays in reach above the bottom bar. */
export function PurchaseControls(props: PurchaseControlsProps) {
  const { t } = useTranslation('crops');
  const { crop, quantity, isValid, onQuantityChange, onValidityChange } = props;
  const words = useCropLabels();
  const { name, stock, unit } = crop;
  if (useIsOwn(crop)) return <OwnListingLink size="big" />;
  return (
    <div className="contents gap-2.5 md:grid">
      <QuantityStepper
        size="large"
        value={quantity}
        onValueChange={onQuantityChange}
        onValidityChange={onValidityChange}
        labels={{
          quantity: t('quantityOf', { name }),
          decrease: t('decrease', { name }),
          increase: t('increase', { name }),
          notWhole: t('notWhole'),
        }}
      />
      <p role="status" className="font-medium text-sm text-warning empty:absolute">
        {isForSale(crop) &&
          isValid &&
          quantity > stock &&
          t('onlySoMuch', { stock: words.unitsAndAmount(stock, unit) })}
      </p>
      <PurchaseButtons crop={crop} quantity={quantity} isValid={isValid} />
    </div>
  );
}

const isForSale = ({ status, isPaused }: Crop) => status === 'InStock' && !isPaused;

type PurchaseButtonsProps = Pick<PurchaseControlsProps, 'crop' | 'quantity' | 'isValid'>;

function PurchaseButtons({ crop, quantity, isValid }: PurchaseButtonsProps) {
  const { t } = useTranslation('crops');
  const openPage = useOpenPage();
  const { add, isAdding } = useAddToCart(crop);
  const isAvailable = isForSale(crop) && isValid && quantity <= crop.stock;
  const checkout = paths.checkout.href({ crop: crop._id, quantity });
  return (
    <StickyBar className="grid grid-pair-[7rem] gap-2.5">
      <Button
        variant="gold"
        size="big"
        className="px-4!"
        disabled={!isAvailable}
        isBusy={isAdding}
        onClick={() => add(quantity)}
      >
        {t('addToCartBig')}
      </Button>
      <Button
        size="big"
        className="px-4!"
        disabled={!isAvailable}
        onClick={() => openPage(checkout)}
      >
        {t('buyNow')}
      </Button>
    </StickyBar>
  );
}
