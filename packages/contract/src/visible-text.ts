import { dash, latinDigits, unseen } from './latin-digits.ts';

/** A text in the plainest characters that look the same. */
export interface VisibleText {
  text: string;
  /** For each unit of `text`, and for its end, where it begins in what was written. */
  places: readonly number[];
}

/** Characters that look like themselves alone: ASCII, and the letters of Hindi. */
const plainAlready = /^[\n -~\u0900-\u0963\u0970-\u097F]$/;
/** Rings and boxes around a character, such as of the emoji of digits. */
const enclosing = /\p{Me}/gu;

/** A character as a reader takes it: `９`, `९` and `⑨` are 9, a no-break space is a space, a joiner is nothing. */
function plain(character: string): string {
  if (plainAlready.test(character)) return character;
  const same = latinDigits(character.normalize('NFKC'));
  const seen = same.replace(unseen, '').replace(enclosing, '').replace(dash, '-');
  return /^[\n\r\v\f\u2028\u2029]$/.test(seen) ? '\n' : seen.replace(/\s/g, ' ');
}

/** What a reader sees of a text. */
export function visibleText(written: string): VisibleText {
  let text = '';
  const places: number[] = [];
  let at = 0;
  const known = new Map<string, string>();
  for (const character of written) {
    const seen = known.get(character) ?? plain(character);
    known.set(character, seen);
    for (let unit = 0; unit < seen.length; unit += 1) places.push(at);
    text += seen;
    at += character.length;
  }
  places.push(at);
  return { text, places };
}
