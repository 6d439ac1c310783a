// Hindi keyboards may write digits in Devanagari.
const toAscii = (character: string) =>
  /[०-९]/.test(character) ? String(character.charCodeAt(0) - 0x966) : character;

/** The same text with the digits 0 to 9. */
export const latinDigits = (text: string): string => [...text].map(toAscii).join('');

/** The digits of a text; other characters are ignored. */
export const digitsIn = (text: string): string[] =>
  [...text].map(toAscii).filter((character) => /[0-9]/.test(character));
