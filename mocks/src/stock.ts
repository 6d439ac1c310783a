import { inOwnUnit, tradeUnits } from '@upaj/content/trade-unit';
import { isReserved } from '@upaj/contract/orders.rules';
import { db } from './db.ts';
import type { CropRecord, OrderLineRecord } from './records.ts';

/** Whole U that are left of a listing. */
export const stockOf = ({ quantity, unit }: CropRecord): number => tradeUnits(quantity, unit);

/** Whether so many U are left; nothing is left of a deleted listing. */
export function isLeft(cropId: string, units: number): boolean {
  const record = db.crops.get(cropId);
  return units <= 0 || (record !== undefined && inOwnUnit(units, record.unit) <= record.quantity);
}

/** Adds so many U to what is left of a listing, or takes them if negative; a deleted listing has no stock. */
export function addToStock(cropId: string, units: number): void {
  const record = db.crops.get(cropId);
  if (!record) return;
  const change = Math.sign(units) * inOwnUnit(Math.abs(units), record.unit);
  const quantity = Math.max(0, record.quantity + change);
  db.crops.set(cropId, { ...record, quantity: Math.round(quantity * 1000) / 1000 });
}

/** Ends the reservation of these lines. */
export function release(lines: readonly OrderLineRecord[]): void {
  for (const { cropId, quantity } of lines) addToStock(cropId, quantity);
}

/** Whether an order holds some of this listing back. */
export const hasReservation = (cropId: string): boolean =>
  [...db.orders.values()].some(
    ({ status, lines }) => isReserved(status) && lines.some((line) => line.cropId === cropId),
  );
