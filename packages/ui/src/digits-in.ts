const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** A digit of any script as 0 to 9: the ten digits of a script are in a row, from zero on. */
function toAscii(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (!isDigit(code)) return character;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/** The same text with the digits 0 to 9. */
export const latinDigits = (text: string): string => [...text].map(toAscii).join('');

/** The digits of a text; other characters are ignored. */
export const digitsIn = (text: string): string[] =>
  [...text].map(toAscii).filter((character) => /[0-9]/.test(character));
