/** Most combining marks on one letter; Devanagari needs three, a stack of forty covers the lines above it. */
const MOST_MARKS = 4;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFD]/g;
const loneSurrogates = /\p{Surrogate}/gu;
/** Characters that show nothing and join nothing. */
const invisible =
  /[\u034F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u2060-\u2065\u206A-\u206F\u2800\u3164\uFEFF\uFFA0]/g;
const tags = /[\u{E0000}-\u{E0FFF}]/gu;
/** Joiners that Hindi and emoji need, one at a time. */
const joiners = /([\u200C\u200D])[\u200C\u200D]+/g;
const selectors = /(\p{Variation_Selector})\p{Variation_Selector}+/gu;
const stackedMarks = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/**
 * A text as it is stored: without control and invisible characters, runs of joiners and stacks of combining marks,
 * with at most one empty line in a row. Bidirectional controls stay: readers isolate each text.
 */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controls, '')
    .replace(loneSurrogates, '')
    .replace(invisible, '')
    .replace(tags, '')
    .replace(joiners, '$1')
    .replace(selectors, '$1')
    .replace(stackedMarks, '$1')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** As `tidyText`, in one line. */
export const tidyLine = (text: string): string =>
  tidyText(text).split(/\s/).filter(Boolean).join(' ');

let segmenter: Intl.Segmenter | undefined;
/** UTF-16 units that are segmented at once: the time of a segmenter grows with the square of the length. */
const WINDOW = 512;

/** The graphemes of a text one by one; code points where the browser has no segmenter. */
function* graphemesOf(text: string): Generator<string> {
  if (typeof Intl.Segmenter !== 'function') return yield* text;
  segmenter ??= new Intl.Segmenter();
  for (let at = 0; at < text.length; ) {
    const window = text.slice(at, at + WINDOW);
    const found = Array.from(segmenter.segment(window), ({ segment }) => segment);
    // The last one may go on behind the window.
    if (at + WINDOW < text.length && found.length > 1) found.pop();
    yield* found;
    for (const { length } of found) at += length;
  }
}

/** Number of graphemes, which a reader counts as one character each; stops after `most`. */
export function countGraphemes(text: string, most = Number.POSITIVE_INFINITY): number {
  let count = 0;
  for (const _ of graphemesOf(text)) {
    count += 1;
    if (count > most) break;
  }
  return count;
}

/** The first graphemes of a text, with an ellipsis if there are more than `most`. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const parts: string[] = [];
  for (const part of graphemesOf(text)) {
    if (parts.length === most) return `${parts.join('').trimEnd()}…`;
    parts.push(part);
  }
  return text;
}
