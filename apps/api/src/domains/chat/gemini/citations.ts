import { shownText } from '../../../platform/providers/text-check/shown-text.ts';

const MARKER = /\s?\[\d{1,2}(?:\s?[,;]\s?\d{1,2})*\]/g;

/** The numbers of the markers in a text, such as `[1]` and `[2, 3]`, in their order. */
export function citedIn(text: string): number[] {
  const numbers = text.match(MARKER)?.flatMap((marker) => marker.match(/\d+/g) ?? []) ?? [];
  return [...new Set(numbers.map(Number))];
}

/** The text as it is shown, without markers. */
export const withoutMarkers = (text: string): string => shownText(text.replace(MARKER, ''));
