import { findContactNumbers } from './contact-numbers.ts';
import { upiHandles } from './upi-handles.ts';
import { visibleText } from './visible-text.ts';

/** What identifies or reaches a person. */
export type ContactKind = 'email' | 'upi' | 'identity' | 'phone';

/** Where a contact detail is in a text, in UTF-16 units. */
export interface ContactDetail {
  kind: ContactKind;
  start: number;
  end: number;
}

/** What stands for a masked detail; its length tells nothing. */
export const mask = '••••••';

/** What every contact detail has: an @, or ten figures. Most texts have neither. */
const hint = /[@\uFF20\uFE6B]|(?:\p{N}\P{N}*){10}/u;

// In this order: an address of a mail may begin like one of UPI.
const addresses: readonly (readonly [ContactKind, RegExp])[] = [
  ['email', /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[A-Za-z]{2,24}(?![\w-])/g],
  [
    'upi',
    new RegExp(
      String.raw`(?<![\w.-])[\w.-]{2,64}@(?:${upiHandles.join('|')})(?![\w@-]|\.\w)`,
      'gi',
    ),
  ],
];

/** The addresses of mail and UPI in a text, and their numbers, which may overlap. */
function* findIn(text: string): Generator<ContactDetail> {
  if (text.includes('@')) {
    for (const [kind, pattern] of addresses) {
      for (const { index, 0: match } of text.matchAll(pattern))
        yield { kind, start: index, end: index + match.length };
    }
  }
  yield* findContactNumbers(text);
}

/**
 * The contact details in a text as a reader sees it, in their order: telephone numbers, mail and UPI addresses, and Aadhaar
 * numbers.
 */
export function findContactDetails(written: string): ContactDetail[] {
  if (!hint.test(written)) return [];
  const { text, places } = visibleText(written);
  const found: ContactDetail[] = [];
  for (const detail of findIn(text)) {
    if (!found.some(({ start, end }) => start < detail.end && detail.start < end))
      found.push(detail);
  }
  const placeOf = (at: number) => places[at] ?? written.length;
  return found
    .sort((one, other) => one.start - other.start)
    .map(({ kind, start, end }) => ({ kind, start: placeOf(start), end: placeOf(end) }));
}

/** Whether a text has contact details. */
export const hasContactDetails = (text: string): boolean => findContactDetails(text).length > 0;

/** The text with its contact details masked, or with those of some kinds. */
export function maskContactDetails(
  text: string,
  isMasked: (kind: ContactKind) => boolean = () => true,
): string {
  let shown = '';
  let at = 0;
  for (const { kind, start, end } of findContactDetails(text)) {
    if (!isMasked(kind)) continue;
    shown += text.slice(at, start) + mask;
    at = end;
  }
  return shown + text.slice(at);
}
