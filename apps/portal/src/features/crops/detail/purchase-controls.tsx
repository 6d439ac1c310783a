import type { Crop } from '@upaj/contract/crops.schema';
import { Button } from '@upaj/ui/button';
import { QuantityStepper } from '@upaj/ui/quantity-stepper';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useCartToast } from '../use-cart-toast.ts';

interface PurchaseControlsProps {
  crop: Crop;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
}

/** The buttons stay within reach of a thumb, on the bottom bar; where large text makes them tall they stay in their place. */
const stickyOnPhones =
  'bottom-(--bottom-bar) z-10 -mx-4 grid grid-pair-[7rem] gap-2.5 @min-[15rem]/listing:sticky border-line border-t bg-ground px-4 py-2.5 md:static md:mx-0 md:border-0 md:p-0';

/** How many, into the cart or bought at once; on phones it stays in reach above the bottom bar. */
export function PurchaseControls({ crop, quantity, onQuantityChange }: PurchaseControlsProps) {
  const { t } = useTranslation('crops');
  const showNotice = useCartToast();
  const { name, stock } = crop;
  const isForSale = crop.status === 'InStock' && !crop.isPaused;
  return (
    <div className="@container contents md:block">
      <div className="contents gap-2.5 md:grid @md:grid-cols-[minmax(0,1fr)_auto]">
        <QuantityStepper
          size="large"
          value={quantity}
          onValueChange={onQuantityChange}
          labels={{
            quantity: t('quantityOf', { name }),
            decrease: t('decrease', { name }),
            increase: t('increase', { name }),
            notWhole: t('notWhole'),
          }}
        />
        <p
          role="status"
          className="font-medium text-sm text-warning empty:absolute md:order-last md:col-span-full"
        >
          {isForSale && quantity > stock && t('onlySoMuch', { stock })}
        </p>
        <div className={stickyOnPhones}>
          <Button
            variant="gold"
            size="big"
            className="px-4!"
            disabled={!isForSale}
            onClick={showNotice}
          >
            {t('addToCartBig')}
          </Button>
          <Button size="big" className="px-4!" disabled={!isForSale} onClick={showNotice}>
            {t('buyNow')}
          </Button>
        </div>
      </div>
    </div>
  );
}
