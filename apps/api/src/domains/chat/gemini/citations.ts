const MARKER = /\s?\[\d{1,2}(?:\s?[,;]\s?\d{1,2})*\]/g;

/** The numbers of the markers in a text, such as `[1]` and `[2, 3]`, in their order. */
export function citedIn(text: string): number[] {
  const numbers = text.match(MARKER)?.flatMap((marker) => marker.match(/\d+/g) ?? []) ?? [];
  return [...new Set(numbers.map(Number))];
}

/** Control characters and those that turn the direction of writing, which no message may have either. */
const HIDDEN = /[^\P{Cc}\n\t]|[\ufffd\u202a-\u202e\u2066-\u2069]/gu;

/** The text as it is shown: without markers, signs of bold type and hidden characters. */
export const withoutMarkers = (text: string): string =>
  text.replace(MARKER, '').replaceAll('**', '').replace(HIDDEN, '');
