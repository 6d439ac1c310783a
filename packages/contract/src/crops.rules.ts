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

/** The facts of a listing that its rules look at; days as yyyy-mm-dd. */
interface ListingFacts {
  quantity: number;
  unit: keyof typeof smallestStock;
  harvestDate: string;
  expiryDate: string;
}

/** The first field at fault, and the code of its error. */
interface BrokenRule {
  field: 'expiryDate' | 'quantity';
  code: 'in_past' | 'before_harvest' | NonNullable<ReturnType<typeof stockError>>;
}

/**
 * Why a listing cannot be changed like this; undefined when it can. What the owner does not touch is not checked: it
 * may have expired, and less than one trade unit may be left of it. `today` is the day in India, yyyy-mm-dd.
 */
export function listingChangeError(
  listing: ListingFacts,
  change: Partial<ListingFacts>,
  today: string,
): BrokenRule | undefined {
  const { quantity, unit, harvestDate, expiryDate } = { ...listing, ...change };
  if (expiryDate !== listing.expiryDate && expiryDate < today) {
    return { field: 'expiryDate', code: 'in_past' };
  }
  if (expiryDate < harvestDate) return { field: 'expiryDate', code: 'before_harvest' };
  const isStockChanged = change.quantity !== undefined || change.unit !== undefined;
  const code = isStockChanged ? restockError(quantity, unit) : undefined;
  return code && { field: 'quantity', code };
}
