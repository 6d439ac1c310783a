import { foldEnd } from './fold.ts';
import { keysOf } from './names.ts';

/** Longest code that is joined; what is longer is no name of a variety and no size of a pack. */
const longest = 24;

const partsOf = (word: string): readonly string[] => word.match(/\p{N}+|\P{N}+/gu) ?? [];

/** Letters and digits of words apart: hd2967 is hd and 2967. */
export const codeParts = (words: readonly string[]): string[] =>
  words.flatMap(partsOf).map(foldEnd);

/** Splits words in which a known name and a number are written together: urea46. */
export const splitNames = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    if (!/\p{N}/u.test(word) || keysOf(word).length > 0) return word;
    const parts = codeParts([word]);
    return parts.some((part) => keysOf(part).length > 0) ? parts : word;
  });

/**
 * Neighbours of which at least one is a number, written together: of js, 95 and 60 these are js95, js9560 and 9560.
 * `most` is the number of words in one code; `at` limits them to those that contain this word.
 */
export function joinedCodes(words: readonly string[], most: number, at?: number): string[] {
  const codes: string[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let end = from + 2; end <= Math.min(from + most, words.length); end += 1) {
      const code = words.slice(from, end).join('');
      const isMeant = at === undefined || (from <= at && at < end);
      if (isMeant && code.length <= longest && /\p{N}/u.test(code)) codes.push(code);
    }
  }
  return codes;
}
