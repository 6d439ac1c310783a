const zero = '०'.charCodeAt(0);

/** The same text with the digits of a Hindi keyboard, ० to ९, as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - zero));
