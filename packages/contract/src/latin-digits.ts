const isDigit = /^\p{Nd}$/u;

/** The value of a digit of any script: each script has its ten digits in a row, from zero on. */
function numberOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  // Mathematical digits are five rows of ten without a gap.
  return (code - zero) % 10;
}

/** The same text with the digits of any script, such as ० to ९, as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => String(numberOf(digit)));

/** What a reader does not see: direction marks, joiners, zero-width spaces. */
export const unseen = /[\p{Cf}\p{DI}]/gu;
/** Dashes of every kind, and the minus. */
export const dash = /[\p{Pd}\u2212]/gu;

/**
 * A number as it is pasted from contacts, chats and mails: without what cannot be seen, in the digits 0 to 9, with plain
 * dashes and single spaces.
 */
export const tidyNumber = (typed: string): string =>
  latinDigits(typed).replace(unseen, '').replace(dash, '-').replace(/\s+/g, ' ').trim();

/** As `tidyNumber`, without spaces. */
export const closedNumber = (typed: string): string => tidyNumber(typed).replaceAll(' ', '');
