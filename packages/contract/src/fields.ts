import * as z from 'zod/mini';
import { hasContactDetails } from './contact-details.ts';
import { closedNumber, tidyNumber } from './latin-digits.ts';

// PostgreSQL cannot store U+0000; a wrongly encoded byte becomes U+FFFD; a lone surrogate is not a character.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression refuses control characters
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFD]/;
const loneSurrogate = /\p{Surrogate}/u;
// Bidirectional controls reverse the following text, so that a name reads as another one; Urdu needs none of them.
const turning = /[\u202A-\u202E\u2066-\u2069]/;
const isReadable = (text: string) =>
  ![unprintable, loneSurrogate, turning].some((refused) => refused.test(text));
// Hindi needs joiners between its letters, but a text of joiners alone is invisible.
const isVisible = (text: string) => text === '' || /[^\p{DI}\s\u2800]/u.test(text);
const isOneLine = (text: string) => !/[\r\n\t\u2028\u2029]/.test(text);

/** Text of several lines, trimmed, `min` to `max` UTF-16 units, without control characters, and not invisible. */
export const paragraph = (min: number, max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(min),
    // A text that is too long is not checked further.
    z.maxLength(max, { abort: true }),
    z.refine(isReadable, { params: { code: 'wrong_characters' }, abort: true }),
    z.refine(isVisible, { params: { code: 'wrong_characters' }, abort: true }),
  );

/** Text of one line, otherwise as `paragraph`. */
export const line = (min: number, max: number) =>
  paragraph(min, max).check(z.refine(isOneLine, { params: { code: 'wrong_characters' } }));

/**
 * Refuses contact details in what strangers read: a number in a review or a name stays there longer than its owner wants. In
 * discussions their author may agree that they are shown.
 */
export const withoutContactDetails = z.refine<string>((typed) => !hasContactDetails(typed), {
  params: { code: 'contact_details' },
});

/** Identifier of a user, a listing, an order or a thread: a UUID. */
export const Id = z.uuid().check(z.describe('A UUID'));

// Year 0 does not exist, and databases refuse it.
const isOfAYear = (day: string) => !day.startsWith('0000');

/** Calendar day, yyyy-mm-dd. */
export const Day = z.iso
  .date()
  .check(
    z.refine(isOfAYear, { params: { code: 'wrong_date' } }),
    z.describe('Calendar day, yyyy-mm-dd'),
  );

/** Timestamp in UTC, ISO 8601 with milliseconds. */
export const Timestamp = z.iso
  .datetime()
  .check(z.describe('Timestamp in UTC, ISO 8601 with milliseconds'));

// Exact: 1.000001 is not a whole number, and the column takes only whole ones.
const scaled = (decimals: number) => (value: number) => Number(value.toFixed(decimals)) === value;

/** Number between `min` and `max` with at most `decimals` decimal places. */
export const decimal = (min: number, max: number, decimals: number) =>
  z
    .number()
    .check(
      z.gte(min),
      z.lte(max),
      z.refine(scaled(decimals), { params: { code: 'too_many_decimals' } }),
    );

const numeral = /^\d{1,12}(\.\d{1,6})?$/;

/** The same number as a form sends it: digits with an optional decimal point. */
export const typedDecimal = (min: number, max: number, decimals: number) =>
  z.pipe(
    closedDigits(1, 20).check(z.regex(numeral)),
    z.pipe(z.transform(Number), decimal(min, max, decimals)),
  );

/** Whole number in a query string. */
export const typedInteger = (min: number, max: number) => typedDecimal(min, max, 0);

/** Read-only text with its description. */
export const text = (description: string) => z.string().check(z.describe(description));

/** Read-only amount of money in rupees. */
export const rupees = (description: string) => z.number().check(z.describe(description));

/** UTF-16 units of a pasted number beyond which it is not looked at. */
const MOST_PASTED = 200;

const number = (tidy: (typed: string) => string) => (min: number, max: number) =>
  z
    .string()
    .check(
      z.maxLength(MOST_PASTED, { abort: true }),
      z.overwrite(tidy),
      z.minLength(min, { abort: true }),
      z.maxLength(max, { abort: true }),
    );

/** A number in groups, such as of a telephone, as it is typed or pasted: `tidyNumber`, then `min` to `max` UTF-16 units. */
export const digits = number(tidyNumber);
/** The same without spaces, such as an OTP. */
export const closedDigits = number(closedNumber);

/** PIN code of six digits; none begins with 0. */
export const pinCode = /^[1-9]\d{2} ?\d{3}$/;
/** A mobile number in any groups, with the code of India in any spelling, with a zero or without. */
const phone = /^\(?(?:(?:\+|00)?91)?[ ().-]*(?:0[ ().-]*)?[6-9](?:[ ().-]*\d){9}$/;

/** Name, phone number and postal address of a user. */
export const person = {
  name: line(1, 80).check(z.describe('Full name, 1 to 80 characters')),
  phone: digits(1, 24).check(
    z.regex(phone),
    z.describe('Indian mobile number, with or without +91, with or without spaces'),
  ),
  street: line(1, 120).check(z.describe('House, street or village, 1 to 120 characters')),
  city: line(1, 80).check(z.describe('Town or district, 1 to 80 characters')),
  state: line(1, 60).check(z.describe('State or union territory, in English')),
  postalCode: digits(1, 7).check(z.regex(pinCode), z.describe('PIN code of six digits')),
};

/** Degrees in a query string: a decimal number from -`most` to `most`. */
export const degrees = (most: number, description: string) =>
  z.string().check(
    z.maxLength(20),
    z.regex(/^-?\d{1,3}(\.\d+)?$/),
    z.refine((written) => Number(written) >= -most, {
      params: { code: 'too_small', limit: -most },
    }),
    z.refine((written) => Number(written) <= most, { params: { code: 'too_big', limit: most } }),
    z.describe(description),
  );

/** A place on the map. */
export const Position = z.strictObject({
  lat: degrees(90, 'Degrees north of the equator, -90 to 90'),
  lon: degrees(180, 'Degrees east of Greenwich, -180 to 180'),
});

/** A picture in several widths. */
export const Picture = z.object({
  url: text('The middle size, for readers without srcset'),
  srcset: text('All sizes, in the form of the HTML attribute'),
  width: z.int().check(z.describe('Width of `url` in pixels')),
  height: z.int().check(z.describe('Height of `url` in pixels')),
});
export type Picture = z.infer<typeof Picture>;

/** E-mail address, lower-cased, at most 254 characters. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1),
    z.maxLength(254, { abort: true }),
    z.email(),
    z.describe('E-mail address, at most 254 characters; capitals make no difference'),
  );

/** Opaque cursor of a list, from an earlier reply's `nextCursor`. */
export const Cursor = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\w-]+$/));

/** Cursor of the next page, or null at the end of the list. */
export const NextCursor = z
  .nullable(z.string())
  .check(z.describe('Cursor of the next page, null at the end of the list'));

/** Page of a list: its cursor and its length. */
export const Page = z.strictObject({
  cursor: z
    .optional(Cursor)
    .check(z.describe('The `nextCursor` of the page before; the first page without it')),
  limit: z
    .optional(typedInteger(1, 100))
    .check(z.describe('Most entries of the page, 1 to 100; 24 by default')),
});

const envelope = {
  success: z.literal(true).check(z.describe('True; errors have another shape')),
  message: z.optional(z.string()).check(z.describe('What was done, in English')),
};

/** A reply with data. */
export const reply = <S extends z.ZodMiniType>(data: S) => z.object({ ...envelope, data });

/** A reply with one page of a list. */
export const pageOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({
    success: envelope.success,
    data: z.array(item).check(z.describe('The entries of this page')),
    nextCursor: NextCursor,
  });

/** A reply without data. */
export const Done = z.object(envelope);

/** Path parameters of one record. */
export const ById = z.strictObject({ id: Id });
/** Path parameters of one user's record. */
export const ByUserId = z.strictObject({ userId: Id });
