import { mostTradeUnits } from '@upaj/contract/limits';
import { useState } from 'react';
import { useCart } from '../../domains/cart/use-cart.ts';
import { useCartActions } from '../../domains/cart/use-cart-actions.ts';
import { useGetCropQuery } from '../../domains/crops/crops.api.ts';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import type { Bought } from './checkout-key.ts';
import { type CheckoutLine, toLine } from './checkout-line.ts';

/** What is bought: the cart, or the listing of the address. */
export interface BoughtGoods {
  bought: Bought;
  /** Undefined while they are loaded, and after a failure. */
  lines: readonly CheckoutLine[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => void;
  /** Orders so many U of a line. */
  take: (line: CheckoutLine, quantity: number) => void;
}

function readQuantity(typed: string | null): number {
  const quantity = Math.floor(Number(typed));
  return quantity >= 1 ? Math.min(quantity, mostTradeUnits) : 1;
}

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/** The lines of the checkout, from the cart or from one listing (`?crop=ID&quantity=3`). */
export function useBought(): BoughtGoods {
  const [query, changeAddress] = useAddressQuery<'crop' | 'quantity'>();
  const cropId = query.get('crop');
  // The address changes later than the button that orders may be pressed.
  const [taken, setTaken] = useState<{ cropId: string; quantity: number }>();
  const quantity =
    taken && taken.cropId === cropId ? taken.quantity : readQuantity(query.get('quantity'));
  const cart = useCart({ refetchOnMountOrArgChange: true, skip: cropId !== null });
  const { take } = useCartActions();
  const crop = useGetCropQuery(
    { params: { id: cropId ?? '' } },
    { refetchOnMountOrArgChange: true, skip: cropId === null },
  );
  if (cropId === null) {
    const { items: lines, isError, isFetching, refetch } = cart;
    return { bought: 'cart', lines, isError, isFetching, refetch, take };
  }
  const { currentData, error, isFetching, refetch } = crop;
  const found = currentData ? [toLine(currentData.data, quantity)] : undefined;
  return {
    bought: cropId,
    // A listing that is gone is nothing to order, and no failure.
    lines: isMissing(error) ? [] : found,
    isError: error !== undefined,
    isFetching,
    refetch,
    take: (_line, wanted) => {
      setTaken({ cropId, quantity: wanted });
      changeAddress({ quantity: String(wanted) }, { replace: true });
    },
  };
}
