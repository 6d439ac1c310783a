import { closedNumber } from '@upaj/contract/latin-digits';

/** 1,00,000 or 100,000: after the first comma groups of two or three digits, the last of three. */
const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;
/** 2,5: the only comma is a decimal comma. */
const withDecimalComma = /^-?\d*,\d*$/;

/**
 * The same number in the digits and without the commas and ₹ that the server expects; other text stays text.
 * A comma that parts no thousands is a decimal point: 2,5 is two and a half, and not 25.
 */
export function plainNumber(text: string): string {
  const number = closedNumber(text).replaceAll('₹', '');
  if (grouped.test(number)) return number.replaceAll(',', '');
  return withDecimalComma.test(number) ? number.replace(',', '.') : number;
}

/**
 * A number as people in India write it: 1,00,000 or ₹1,00,000 or १,००,०००. Undefined for anything else, 1e9
 * among it.
 */
export function readNumber(text: string): number | undefined {
  const plain = plainNumber(text);
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
