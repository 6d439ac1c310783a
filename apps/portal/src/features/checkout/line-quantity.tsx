import { ItemStepper } from '../../domains/cart/item-stepper.tsx';
import { useCropLabels } from '../../domains/crops/use-crop-labels.ts';
import type { CheckoutLine } from './checkout-line.ts';

export interface LineQuantityProps {
  line: CheckoutLine;
  /** Whether an order is under way. */
  isBusy: boolean;
  /** Orders so many U of the line. */
  onTake: (line: CheckoutLine, quantity: number) => void;
}

/** The quantity of the one listing that is bought at once. */
export function LineQuantity({ line, isBusy, onTake }: LineQuantityProps) {
  const words = useCropLabels();
  return (
    <ItemStepper
      item={line}
      amountLeft={words.unitsAndAmount(line.stock, line.unit)}
      disabled={isBusy}
      onStep={(quantity) => onTake(line, quantity)}
    />
  );
}
