/** Digits that stand together, and where they are in a text. */
interface Group {
  digits: string;
  start: number;
  end: number;
  /** What stands between them and the group before. */
  gap: string;
}

/** A number in a text. */
export interface FoundNumber {
  kind: 'identity' | 'phone';
  start: number;
  end: number;
}

/** Signs with which people part the digits of one number; a comma parts two numbers. */
const gap = String.raw`[ .()[\]/_*·•~|-]{1,5}`;
const runs = new RegExp(String.raw`\d+(?:${gap}\d+)*`, 'g');
const groups = new RegExp(String.raw`(^|${gap})(\d+)`, 'g');

/** Identifiers of a computer: a UUID, or a long number to base 16. */
const identifiers =
  /(?<![\da-z])(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=\d*[a-f])[\da-f]{16,})(?![\da-z])/gi;

/** A word before a number that says what it is the number of. */
const reference =
  /(?:\b(?:lot|batch|order|invoice|bill|ref|reference|utr|rrn|txn|transaction|khasra|survey|licence|license)|लॉट|बैच|ऑर्डर|बिल|खसरा|लाइसेंस)[\s.:#-]*(?:(?:no|number|id|नंबर|संख्या)[\s.:#-]*)?$/i;
const rupees = /(?:₹|\brs\.?|\binr|रु\.?|रुपये) ?$/i;

// Verhoeff's check digit: the dihedral group of order ten, and the permutation of each place (UIDAI).
const multiply = (a: number, b: number) =>
  a < 5 ? (b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)) : b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** Whether the last digit is Verhoeff's check digit of the others. */
export function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    let value = Number(digit);
    for (let turn = 0; turn < place % 8; turn += 1) value = permutation[value] ?? 0;
    sum = multiply(sum, value);
  }
  return sum === 0;
}

const lengths = (parts: readonly Group[]) => parts.map(({ digits }) => digits.length).join('-');
const isAll = (parts: readonly Group[], pattern: RegExp) =>
  parts.every(({ digits }) => pattern.test(digits));

/** Years, or round amounts, beside each other. */
const isListOfFigures = (parts: readonly Group[]): boolean =>
  isAll(parts, parts.length > 2 ? /0$/ : /00$/) || isAll(parts, /^(?:19|20)\d\d$/);

const isAscending = (parts: readonly Group[]): boolean =>
  parts.every(({ digits }, i) => i === 0 || Number(digits) > Number(parts[i - 1]?.digits));

/** Whether the groups next to some are as long as these: then all of them are a list. */
const goesOn = (all: readonly Group[], from: number, to: number): boolean =>
  all[from - 1]?.digits.length === all[from]?.digits.length ||
  all[to + 1]?.digits.length === all[to]?.digits.length;

const aadhaarGroups = /^(?:12|4-4-4|4-8|8-4|1(?:-1){11})$/;

/** Whether groups are an Aadhaar number: twelve digits in its own grouping, not beginning with 0 or 1, with its check digit. */
function isAadhaar(all: readonly Group[], from: number, to: number): boolean {
  const parts = all.slice(from, to + 1);
  const digits = parts.map((part) => part.digits).join('');
  if (!/^[2-9]\d{11}$/.test(digits) || !aadhaarGroups.test(lengths(parts))) return false;
  if (parts.length > 1 && goesOn(all, from, to)) return false;
  if (parts.length === 3 && isListOfFigures(parts)) return false;
  return hasCheckDigit(digits);
}

/** The groups of a number without its country code or its leading zero; undefined if ten digits do not remain. */
function withoutPrefix(parts: readonly Group[]): readonly Group[] | undefined {
  const digits = parts.map((part) => part.digits).join('');
  let prefix = /^(?:(?:00?)?910?|0)?(?=[6-9]\d{9}$)/.exec(digits)?.[0].length;
  if (prefix === undefined) return undefined;
  const rest: Group[] = [];
  for (const part of parts) {
    const cut = Math.min(prefix, part.digits.length);
    prefix -= cut;
    if (cut < part.digits.length) rest.push({ ...part, digits: part.digits.slice(cut) });
  }
  return rest;
}

/** Whether ten digits are grouped as people group the digits of a telephone. */
function isGroupedAsPhone(parts: readonly Group[], isListGoingOn: boolean): boolean {
  if (parts.length === 1) return true;
  const isEven = new Set(parts.slice(1).map((part) => part.gap)).size === 1;
  if (isAll(parts, /^\d$/)) return isEven && !isListGoingOn;
  if (isAll(parts, /^\d\d$/)) return isEven && !isListGoingOn && !isAscending(parts);
  if (isListOfFigures(parts) || !isAll(parts, /^\d\d/)) return false;
  // Two digits after another sign are a number of their own, or the paise of an amount.
  return isEven || isAll(parts, /^\d{3}/);
}

function isPhone(all: readonly Group[], from: number, to: number, before: string): boolean {
  const rest = withoutPrefix(all.slice(from, to + 1));
  if (!rest || (rest.length > 1 && rupees.test(before))) return false;
  return isGroupedAsPhone(rest, goesOn(all, from, to));
}

/** The digits of a run with the gaps between them. */
const groupsOf = (run: string, at: number): Group[] =>
  Array.from(run.matchAll(groups), ({ index, 1: before = '', 2: digits = '' }) => {
    const start = at + index + before.length;
    return { digits, gap: before, start, end: start + digits.length };
  });

/** Fewest digits of a number, and most with its prefix. */
const [FEWEST, MOST] = [10, 14];

/** The last groups of what may be a number that begins with a group, the longest first. */
function endsOf(all: readonly Group[], from: number): number[] {
  const ends: number[] = [];
  let digits = 0;
  for (let to = from; to < all.length; to += 1) {
    digits += all[to]?.digits.length ?? 0;
    if (digits > MOST) break;
    if (digits >= FEWEST) ends.unshift(to);
  }
  return ends;
}

/** The number that begins with a group: the longest one, identity numbers first. */
function numberAt(all: readonly Group[], from: number, text: string) {
  const ends = endsOf(all, from);
  if (ends.length === 0) return undefined;
  const before = text.slice(Math.max(0, (all[from]?.start ?? 0) - 40), all[from]?.start);
  const hasPlus = before.endsWith('+');
  for (const to of ends) {
    const isIdentity = !hasPlus && isAadhaar(all, from, to);
    if (!isIdentity && !isPhone(all, from, to, before)) continue;
    if (!hasPlus && reference.test(before)) return undefined;
    return { kind: isIdentity ? ('identity' as const) : ('phone' as const), to };
  }
  return undefined;
}

/** The telephone and identity numbers of a text, in their order. */
export function findContactNumbers(text: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  const readable = text.replace(identifiers, (identifier) => 'x'.repeat(identifier.length));
  for (const { index, 0: run } of readable.matchAll(runs)) {
    const all = groupsOf(run, index);
    for (let from = 0; from < all.length; from += 1) {
      const number = numberAt(all, from, readable);
      const [first, last] = [all[from], all[number?.to ?? 0]];
      if (!number || !first || !last) continue;
      let start = first.start;
      while ('(+'.includes(readable[start - 1] ?? ' ')) start -= 1;
      found.push({ kind: number.kind, start, end: last.end });
      from = number.to;
    }
  }
  return found;
}
