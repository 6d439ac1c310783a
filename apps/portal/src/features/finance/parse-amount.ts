import { readNumber } from '../../shared/read-number.ts';

/** Between what a number has to lie. */
export interface Bounds {
  min: number;
  max: number;
  /** Months, say, are counted in whole numbers. */
  isWhole?: boolean;
  /** May be left empty. */
  isOptional?: boolean;
}

export type AmountError =
  | { code: 'missing' | 'notWhole' }
  | { code: 'tooSmall' | 'tooBig'; limit: number };

/** A typed text as a number, or its error; neither for an empty text that may be empty. */
export function parseAmount(
  text: string,
  { min, max, isWhole = false, isOptional = false }: Bounds,
): { value?: number; error?: AmountError } {
  if (isOptional && text.trim() === '') return {};
  const value = readNumber(text);
  if (value === undefined) return { error: { code: 'missing' } };
  if (value < min) return { error: { code: 'tooSmall', limit: min } };
  if (value > max) return { error: { code: 'tooBig', limit: max } };
  if (isWhole && !Number.isInteger(value)) return { error: { code: 'notWhole' } };
  return { value };
}
