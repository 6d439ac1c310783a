import { unitSize } from '@upaj/content/trade-unit';
import type { Unit } from '@upaj/contract/crops.schema';
import { mostTradeUnits } from '@upaj/contract/limits';
import { deliveryStep, isDeliverable } from '@upaj/contract/orders.rules';
import { plainNumber } from '../../../shared/read-number.ts';

/** So many U in kg, L or pieces, to three decimals. */
export const amountOf = (units: number): number =>
  Math.round(Math.round(units * 1000) * unitSize) / 1000;

/** Whether a scale shows tenths of this unit; pieces, and kilograms of what is sold by the tonne, are whole. */
export const hasTenths = (unit: Unit): boolean => deliveryStep[unit] * unitSize < 1;

/**
 * What was typed in kg, L or pieces, in U. Undefined if it is no number, finer than the scale tells apart, or more
 * than an order holds.
 */
export function readDelivered(typed: string, unit: Unit): number | undefined {
  const plain = plainNumber(typed);
  if (!/^\d{1,6}(\.\d*)?$/.test(plain)) return undefined;
  const units = Math.round((Number(plain) * 1000) / unitSize) / 1000;
  const isExact = amountOf(units) === Number(plain) && isDeliverable(units, unit);
  return isExact && units <= mostTradeUnits ? units : undefined;
}
