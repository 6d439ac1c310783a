import { ItemStepper } from '../../domains/cart/item-stepper.tsx';
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
  return (
    <ItemStepper item={line} disabled={isBusy} onStep={(quantity) => onTake(line, quantity)} />
  );
}
