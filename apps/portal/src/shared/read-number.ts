const zero = '०'.charCodeAt(0);

/**
 * A number as people in India write it: 1,00,000 or ₹1,00,000 or १,००,०००. Undefined for anything else, 1e9
 * among it.
 */
export function readNumber(text: string): number | undefined {
  const plain = text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - zero))
    .replace(/[₹,\s]/g, '');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
