import type { Bilingual } from '../text.ts';

/** Whether an address is encrypted and well formed: a host with a dot, no blank, no raw bracket. */
export const isHttps = (address: string): boolean =>
  /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/[^\s"'<>\\^`{|}]*)?$/i.test(address);

/** Whether a text is written in Hindi; names and numbers in it may be in Latin letters. */
export const isHindi = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** Whether a text is there in both languages, each in its own letters. */
export const isBilingual = (text: Bilingual): boolean =>
  /[A-Za-z0-9]/.test(text.en) && !isHindi(text.en) && isHindi(text.hi);

/** Whether no value stands twice in the list. */
export const isUnique = (values: readonly string[]): boolean =>
  new Set(values).size === values.length;

/**
 * A dose of what is sprayed, spread or dipped: a number with its measure, or the strength of a product.
 * `\b` would not do: it knows no letters but Latin ones.
 */
export const dose =
  /\d\s?(ml|g|kg|litres?|l|मिली|ग्राम|किग्रा|किलो|लीटर)(?![\p{L}\p{M}])|\d\s?%?\s?(WP|EC|SC|SL|WG|FS|DS)(?![\p{L}\p{M}])/iu;
