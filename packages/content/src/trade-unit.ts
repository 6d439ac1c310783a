/** Kilograms, litres or pieces in one trade unit U: what prices are for, and what is ordered. */
export const unitSize = 25;

/** Kilograms in a quintal. */
export const quintal = 100;

/** Whole trade units U in a stock of `quantity`, counted in the listing's own unit. */
export function tradeUnits(quantity: number, unit: 'kg' | 'tonnes' | 'liters' | 'pieces'): number {
  // In thousandths, as the database stores it: 0.075 t must be 3 U, whatever binary fractions make of it.
  const thousandths = Math.round(quantity * 1000) * (unit === 'tonnes' ? 1000 : 1);
  return Math.floor(thousandths / (unitSize * 1000));
}

/** `units` U (at most three decimals) in the listing's own unit, to three decimals. */
export function inOwnUnit(units: number, unit: 'kg' | 'tonnes' | 'liters' | 'pieces'): number {
  const thousandths = Math.round(units * 1000) * unitSize;
  return Math.round(unit === 'tonnes' ? thousandths / 1000 : thousandths) / 1000;
}

/**
 * What `units` U (at most three decimals) weigh, hold or count, by the sign of its unit; for weights of 100 kg and more
 * also the quintals in which farmers reckon.
 */
export function tradeAmount(
  units: number,
  unit: 'kg' | 'tonnes' | 'liters' | 'pieces',
): { amount: number; sign: 'kg' | 'liters' | 'pieces'; quintals: number | undefined } {
  const sign = unit === 'tonnes' ? 'kg' : unit;
  const amount = inOwnUnit(units, sign);
  const isQuintals = sign === 'kg' && amount >= quintal;
  return { amount, sign, quintals: isQuintals ? amount / quintal : undefined };
}

/** The status of a listing by its stock, in U, and its last day of sale on `today`; days as yyyy-mm-dd. */
export function statusOf(
  stock: number,
  expiryDate: string,
  today: string,
): 'InStock' | 'OutOfStock' | 'Expired' {
  if (expiryDate < today) return 'Expired';
  return stock > 0 ? 'InStock' : 'OutOfStock';
}

/** Default number of listings on a page. */
export const pageSize = 24;

/** Number of listings of each category on the first page of the Mandi. */
export const sectionSize = 4;
