import * as z from 'zod/mini';

// PostgreSQL cannot hold U+0000; U+FFFD is what a wrongly encoded byte becomes; a lone surrogate is no character.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being refused
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFD]/;
const loneSurrogate = /\p{Surrogate}/u;
const isReadable = (text: string) => !unprintable.test(text) && !loneSurrogate.test(text);
const isOneLine = (text: string) => !/[\r\n\t]/.test(text);

/** Text of several lines, trimmed, `min` to `max` UTF-16 units, without control characters. */
export const paragraph = (min: number, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(min),
      z.maxLength(max),
      z.refine(isReadable, { params: { code: 'wrong_characters' }, abort: true }),
    );

/** Text of one line, otherwise as `paragraph`. */
export const line = (min: number, max: number) =>
  paragraph(min, max).check(z.refine(isOneLine, { params: { code: 'wrong_characters' } }));

/** Identifier of a person, a listing, an order or a thread: a UUID. */
export const Id = z.uuid();

/** Calendar day, yyyy-mm-dd. */
export const Day = z.iso.date();

/** Moment in UTC, ISO 8601 with milliseconds. */
export const Moment = z.iso.datetime();

const scaled = (decimals: number) => (value: number) => {
  const shifted = value * 10 ** decimals;
  return Math.abs(shifted - Math.round(shifted)) < 1e-6;
};

/** Number between `min` and `max` with at most `decimals` digits behind the point. */
export const decimal = (min: number, max: number, decimals: number) =>
  z
    .number()
    .check(
      z.gte(min),
      z.lte(max),
      z.refine(scaled(decimals), { params: { code: 'too_many_decimals' } }),
    );

const numeral = /^\d{1,12}(\.\d{1,6})?$/;

/** The same number as people type it and forms send it: plain digits with an optional point. */
export const typedDecimal = (min: number, max: number, decimals: number) =>
  z.pipe(
    z.string().check(z.trim(), z.minLength(1), z.regex(numeral)),
    z.pipe(z.transform(Number), decimal(min, max, decimals)),
  );

/** Whole number in a query string. */
export const typedInteger = (min: number, max: number) => typedDecimal(min, max, 0);

/** E-mail address, lower-cased, at most 254 characters. */
export const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), z.email());

/** Opaque place in a list, from an earlier reply's `nextCursor`. */
export const Cursor = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\w-]+$/));

/** Place in the list to go on from, or null at its end. */
export const NextCursor = z.nullable(z.string());

/** Which page of a list: where to go on from, and how long. */
export const Page = z.strictObject({
  cursor: z
    .optional(Cursor)
    .check(z.describe('The `nextCursor` of the page before; the first page without it')),
  limit: z
    .optional(typedInteger(1, 100))
    .check(z.describe('Most entries of the page, 1 to 100; 24 unless told')),
});

/** A reply that carries data. */
export const reply = <S extends z.ZodMiniType>(data: S) =>
  z.object({ success: z.literal(true), data, message: z.optional(z.string()) });

/** A reply that carries one page of a list. */
export const pageOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({ success: z.literal(true), data: z.array(item), nextCursor: NextCursor });

/** A reply that only says that it worked. */
export const Done = z.object({ success: z.literal(true), message: z.optional(z.string()) });

/** Path parameters of one record. */
export const ById = z.strictObject({ id: Id });
/** Path parameters of one person's record. */
export const ByUserId = z.strictObject({ userId: Id });
