/**
 * Paise for `units` U (at most three decimals) at `price` paise for one U, rounded half up to a paisa. Exact: the
 * product may exceed what a number holds.
 */
export function lineTotal(price: number, units: number): number {
  const thousandths = BigInt(price) * BigInt(Math.round(units * 1000));
  return Number((thousandths + 500n) / 1000n);
}

/** What of a line its total follows: the delivered quantity once there is one. */
export interface LineFacts {
  /** Paise for one U. */
  price: number;
  /** Ordered U. */
  quantity: number;
  /** Delivered U, null before the handover. */
  delivered: number | null;
}

/** Paise for each line and for the order: the only place where an order is added up. */
export function orderTotals(lines: readonly LineFacts[]): { lines: number[]; total: number } {
  const totals = lines.map(({ price, quantity, delivered }) =>
    lineTotal(price, delivered ?? quantity),
  );
  return { lines: totals, total: totals.reduce((sum, one) => sum + one, 0) };
}

/** Rupees for `units` U at `price` rupees for one U. */
export const totalInRupees = (price: number, units: number): number =>
  lineTotal(Math.round(price * 100), units) / 100;

/** The sum of amounts in rupees, exact to the paisa. */
export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
