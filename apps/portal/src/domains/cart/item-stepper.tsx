import type { CartItem } from '@upaj/contract/cart.schema';
import { mostTradeUnits } from '@upaj/contract/limits';
import { QuantityStepper, type QuantityStepperProps } from '@upaj/ui/quantity-stepper';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface ItemStepperProps extends Pick<QuantityStepperProps, 'disabled' | 'onValidityChange'> {
  item: Pick<CartItem, 'name' | 'quantity' | 'stock'>;
  /** What is left, in words: 3 U · 75 kg. */
  amountLeft: string;
  /** Called while the quantity is stepped or typed. */
  onStep: (quantity: number) => void;
}

/** How many U of one listing are bought: 1 to what is left. */
export function ItemStepper({ item, amountLeft, onStep, ...props }: ItemStepperProps) {
  const { t } = useTranslation('crops');
  const { name, quantity, stock } = item;
  return (
    <QuantityStepper
      value={quantity}
      onValueChange={onStep}
      max={Math.min(stock, mostTradeUnits)}
      {...props}
      labels={{
        quantity: t('quantityOf', { name }),
        decrease: t('decrease', { name }),
        increase: t('increase', { name }),
        notWhole: t('notWhole'),
        tooMany: t('onlySoMuch', { stock: amountLeft }),
      }}
    />
  );
}
