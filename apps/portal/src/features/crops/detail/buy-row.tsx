import type { Crop } from '@upaj/contract/crops.schema';
import { Button } from '@upaj/ui/button';
import { QuantityStepper } from '@upaj/ui/quantity-stepper';
import { useTranslation } from 'react-i18next';
import { useCartNotice } from '../use-cart-notice.ts';

interface BuyRowProps {
  crop: Crop;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
}

/** How many, into the cart or bought at once; on phones it stays in reach above the bottom bar. */
export function BuyRow({ crop, quantity, onQuantityChange }: BuyRowProps) {
  const { t } = useTranslation('crops');
  const showNotice = useCartNotice();
  const { name, stock } = crop;
  const isForSale = crop.status === 'InStock' && !crop.isPaused;
  return (
    <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 grid gap-2.5 border-line border-y bg-ground px-4 py-2.5 md:static md:mx-0 md:border-0 md:p-0">
      <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
        <QuantityStepper
          size="large"
          className="col-span-2 lg:col-span-1"
          value={quantity}
          onValueChange={onQuantityChange}
          labels={{
            quantity: t('quantityOf', { name }),
            decrease: t('decrease', { name }),
            increase: t('increase', { name }),
          }}
        />
        <Button variant="gold" size="big" disabled={!isForSale} onClick={showNotice}>
          {t('addToCartBig')}
        </Button>
        <Button size="big" disabled={!isForSale} onClick={showNotice}>
          {t('buyNow')}
        </Button>
      </div>
      <p role="status" className="font-medium text-sm text-warning empty:hidden">
        {isForSale && quantity > stock && t('onlySoMuch', { stock })}
      </p>
    </div>
  );
}
