/** Marks that belong to the letter before them: Hindi vowel signs, joiners, halves of a pair. */
const belongsToTheLetterBefore = /\p{M}|\u200c|\u200d|[\udc00-\udfff]/u;
const virama = '\u094d';

/** Whether a text is longer than `max` characters. */
export const isLong = (text: string, max: number): boolean => text.length > max;

/** At most the first `max` characters, with an ellipsis if something was left out; no letter is torn. */
export function cutText(text: string, max: number): string {
  if (!isLong(text, max)) return text;
  let end = max;
  while (belongsToTheLetterBefore.test(text.charAt(end)) || text.charAt(end - 1) === virama) {
    end -= 1;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}
