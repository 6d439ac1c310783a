import { digitsIn } from '../digits-in.ts';

/** The digits typed into a box that may be full: the new digit replaces the old one. */
export function typedInto(old: string, text: string): string[] {
  const typed = digitsIn(text);
  if (!old || typed.length !== 2) return typed;
  const [first = '', second = ''] = typed;
  return [first === old ? second : first];
}

/** The boxes after an insertion of digits from one of them on; surplus digits are dropped. */
export const putDigits = (digits: readonly string[], at: number, typed: readonly string[]) =>
  digits.map((digit, index) => typed[index - at] ?? digit);
