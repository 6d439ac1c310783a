import { latinDigits } from './latin-digits.ts';

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

// In this order: an address of a mail also looks like one of UPI, an identity number may hold a phone number.
const patterns: readonly (readonly [ContactKind, RegExp])[] = [
  ['email', /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[A-Za-z]{2,24}(?![\w-])/g],
  ['upi', /(?<![\w.-])[\w.-]{2,64}@[A-Za-z]{2,32}(?![\w@-])/g],
  ['identity', /(?<![\d+])[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}(?!\d)/g],
  ['phone', /(?<!\d)(?:\+?91[ -]?|0)?[6-9](?:[ .-]?\d){9}(?!\d)/g],
];

/** The contact details in a text, in their order: phone numbers, mail and UPI addresses, 12-digit identity numbers. */
export function findContactDetails(text: string): ContactDetail[] {
  // The digits of a Hindi keyboard count too; each is one unit, so that positions stay the same.
  const written = latinDigits(text);
  const found: ContactDetail[] = [];
  for (const [kind, pattern] of patterns) {
    for (const { index, 0: match } of written.matchAll(pattern)) {
      const detail = { kind, start: index, end: index + match.length };
      if (!found.some(({ start, end }) => start < detail.end && detail.start < end))
        found.push(detail);
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

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
