/** Least stock that is sold, one trade unit U, in each unit of a listing. */
export const smallestStock = { kg: 25, tonnes: 0.025, liters: 25, pieces: 25 } as const;

/**
 * Why a stock, in the listing's own unit, cannot be put on the market: pieces are whole, and there is one trade unit
 * at least. Undefined when it can.
 */
export function stockError(
  quantity: number,
  unit: keyof typeof smallestStock,
): 'not_whole' | 'below_trade_unit' | undefined {
  if (unit === 'pieces' && !Number.isInteger(quantity)) return 'not_whole';
  return quantity < smallestStock[unit] ? 'below_trade_unit' : undefined;
}

/** As `stockProblem`, for a listing that is there already: nothing left is a stock too, it is sold out. */
export const restockError: typeof stockError = (quantity, unit) =>
  quantity === 0 ? undefined : stockError(quantity, unit);
