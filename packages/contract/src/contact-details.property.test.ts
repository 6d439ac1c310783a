import {
  type Arbitrary,
  array,
  assert,
  constantFrom,
  date,
  integer,
  oneof,
  property,
  record,
  stringMatching,
  tuple,
  uuid,
} from 'fast-check';
import { expect, it } from 'vitest';
import { findContactDetails } from './contact-details.ts';
import { hasCheckDigit } from './contact-numbers.ts';

const runs = { numRuns: 200 };

// Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Ol Chiki, Meetei, Urdu, Latin, wide.
const zeros = [
  ...[0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x1c50, 0xabf0, 0x6f0],
  ...[0x30, 0xff10],
];
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const separator = constantFrom(
  ...['', ' ', '-', '\u00A0', '\u202F', '\u2009', '\u2011', '–', '—', '\u2212', ' – ', '. '],
  ...['\u200C', '\u200D', '\u200B', '\u2060', '\u00AD', '\u202A', ') ', ' (', '·', '/', '*'],
);
const context = constantFrom('', 'call ', 'फोन: ', 'मो.', '(', '“');

/** A number, grouped, with a separator between its groups, in the digits of a script. */
const spelled = (digits: Arbitrary<string>, groupings: readonly (readonly number[])[]) =>
  record({
    digits,
    grouping: constantFrom(...groupings),
    gaps: array(separator, { minLength: 4, maxLength: 4 }),
    zero: constantFrom(...zeros),
    before: context,
  }).map(({ digits, grouping, gaps, zero, before }) => {
    const parts = grouping.map((length, i) => {
      const start = grouping.slice(0, i).reduce((sum, one) => sum + one, 0);
      return digits.slice(start, start + length) + (i < grouping.length - 1 ? gaps[i] : '');
    });
    const written = parts.join('');
    return before + inScript(written, zero);
  });

const mobile = stringMatching(/^[6-9]\d{3}[1-9]\d{4}[1-9]$/);
const prefixed = tuple(constantFrom('', '0', '91', '+91', '+91 ', '(+91) ', '0091-'), mobile);

it('a mobile number is found in every spelling', () => {
  const grouped = spelled(mobile, [[10], [5, 5], [3, 3, 4], [4, 3, 3], [3, 4, 3], [4, 6], [3, 7]]);
  assert(
    property(
      oneof(
        grouped,
        prefixed.map(([prefix, ten]) => prefix + ten),
      ),
      (text) => {
        expect(findContactDetails(text), text).toHaveLength(1);
      },
    ),
    runs,
  );
});

it('an Aadhaar number is found in every spelling, and its check digit matters', () => {
  // Years and round figures are too rare among numbers to look for, and are figures beside each other.
  const body = stringMatching(/^[3-9]\d{2}[1-9]\d{7}$/);
  const aadhaar = body.map((start) => {
    const check = [...'0123456789'].find((digit) => hasCheckDigit(start + digit));
    return start + check;
  });
  assert(
    property(spelled(aadhaar, [[12], [4, 4, 4]]), (text) => {
      expect(
        findContactDetails(text).map(({ kind }) => kind),
        text,
      ).toEqual(['identity']);
    }),
    runs,
  );
  expect(hasCheckDigit('234567890124')).toBe(true);
  expect(hasCheckDigit('234567890142')).toBe(false);
});

const two = (value: number) => String(value).padStart(2, '0');
const clock = tuple(integer({ min: 0, max: 23 }), integer({ min: 0, max: 59 }));
const day = date({
  min: new Date('1990-01-01'),
  max: new Date('2050-12-31'),
  noInvalidDate: true,
}).map((at) => {
  const [year = '', month = '', dayOfMonth = ''] = at.toISOString().slice(0, 10).split('-');
  return { year, month, day: dayOfMonth };
});
const short = (part: string) => String(Number(part));
const dates = tuple(day, clock, constantFrom('.', '-', '/', ' ')).chain(
  ([of, [hour, minute], sign]) =>
    constantFrom(
      `${of.year}-${of.month}-${of.day} ${two(hour)}:${two(minute)}`,
      `${[of.day, of.month, of.year].join(sign)} ${hour}.${two(minute)}`,
      `${[short(of.day), short(of.month), of.year].join(sign)} ${hour}.${two(minute)}`,
      `${[of.day, of.month, of.year.slice(2)].join(sign)}`,
      `${of.year}-${of.month}-${of.day}T${two(hour)}:${two(minute)}:00.000Z`,
    ),
);

const price = integer({ min: 10, max: 99_999 });
const indian = (value: number) => value.toLocaleString('en-IN');
const prices = array(price, { minLength: 1, maxLength: 6 }).chain((found) =>
  constantFrom(
    found.map((value) => `₹${indian(value)}`).join(' '),
    found.map(String).join(', '),
    found.map((value) => String(value * 100)).join(' '),
    `₹${found[0]}-${found.at(-1)} per quintal`,
    found.map((value) => `${value} kg`).join(' '),
    found.map((value) => `Rs ${value}.50`).join(' / '),
  ),
);
const counted = tuple(integer({ min: 1, max: 60 }), integer({ min: 2, max: 9 })).map(
  ([first, length]) => Array.from({ length }, (_, i) => first + i).join(' '),
);
const years = tuple(integer({ min: 1950, max: 2040 }), integer({ min: 2, max: 6 })).map(
  ([first, length]) => Array.from({ length }, (_, i) => first + i).join(' '),
);
const references = oneof(
  uuid(),
  uuid()
    .map((id) => id.replaceAll('-', ''))
    .filter((id) => /\d*[a-f]/.test(id)),
  stringMatching(/^UP-[2-9A-HJKMNP-TV-Z]{8}$/),
  stringMatching(/^(Lot|Batch|Order) (no\. )?\d{4,12}$/),
  stringMatching(/^LOT-20\d\d-\d{4}$/),
  stringMatching(/^(0|1\d|2\d)[-:](5|1\d|2\d|4\d|52)[-:](0|1\d|2\d|34)( kg)?$/),
);

it.each([
  ['dates', dates],
  ['prices and amounts', prices],
  ['lists of days', counted],
  ['lists of years', years],
  ['identifiers, references, lots and grades', references],
])('%s are never taken for a person', (_what, written) => {
  const inText = tuple(
    constantFrom('', 'Onion rate: ', 'मंडी '),
    written,
    constantFrom('', '.', ' kg'),
  );
  assert(
    property(inText, (parts) => {
      expect(findContactDetails(parts.join('')), parts.join('')).toEqual([]);
    }),
    runs,
  );
});
