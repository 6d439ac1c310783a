import type { CropStatus, Unit } from '@upaj/contract/crops.schema';

/** One trade unit U is 25 kg, 25 L or 25 pieces. */
const PER_UNIT = 25;

/** Whole trade units U in a stock of `quantity`, counted in the listing's own unit. */
export function tradeUnits(quantity: number, unit: Unit): number {
  // In thousandths, as the database keeps it: 0.075 t must be 3 U, whatever binary fractions make of it.
  const thousandths = Math.round(quantity * 1000) * (unit === 'tonnes' ? 1000 : 1);
  return Math.floor(thousandths / (PER_UNIT * 1000));
}

/** What a listing's stock and last day of sale make of it on the day `today`. */
export function statusOf(stock: number, expiryDate: string, today: string): CropStatus {
  if (expiryDate < today) return 'Expired';
  return stock > 0 ? 'InStock' : 'OutOfStock';
}

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The calendar day in India, yyyy-mm-dd: a listing that ends today can be bought until midnight there. */
export function dayInIndia(at: Date): string {
  return indianDay.format(at);
}
