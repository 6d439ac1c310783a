import { latinDigits } from '@upaj/contract/latin-digits';

/** The same number in the digits and without the commas and ₹ that the server expects; other text stays text. */
export const plainNumber = (text: string): string => latinDigits(text).replace(/[₹,\s]/g, '');

/**
 * A number as people in India write it: 1,00,000 or ₹1,00,000 or १,००,०००. Undefined for anything else, 1e9
 * among it.
 */
export function readNumber(text: string): number | undefined {
  const plain = plainNumber(text);
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
