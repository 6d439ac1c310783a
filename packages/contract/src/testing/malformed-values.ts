import type { $ZodShape, $ZodType } from 'zod/v4/core';
import type { Endpoint } from '../endpoint.ts';

/** The parts of a request that carry user input. */
const partNames = ['params', 'query', 'body'] as const;
type PartName = (typeof partNames)[number];

/** One field of an endpoint, as the contract declares it. */
export interface Field {
  endpoint: Endpoint;
  part: PartName;
  name: string;
  isOptional: boolean;
  /** What it must be, if it is there; fields of several endpoints share one. */
  schema?: $ZodType;
}

function shapeOf(schema: $ZodType): $ZodShape {
  const { def } = schema._zod;
  // A request that takes several forms has the fields of each of them.
  if ('options' in def) return Object.assign({}, ...(def.options as $ZodType[]).map(shapeOf));
  if (!('shape' in def)) throw new Error('a part of a request is an object');
  // The definition of an object schema; only its type is lost in the general one.
  return def.shape as $ZodShape;
}

/** Every field of an endpoint. */
export function fieldsOf(endpoint: Endpoint): Field[] {
  return partNames.flatMap((part) =>
    Object.entries(endpoint[part] ? shapeOf(endpoint[part]) : {}).map(([name, schema]) => {
      const isOptional = schema._zod.optin === 'optional';
      return { endpoint, part, name, isOptional, schema: innermost(schema) };
    }),
  );
}

/** The schema inside of "optional", "nullable" and defaults. */
function innermost(schema: $ZodType): $ZodType {
  const { def } = schema._zod;
  return 'innerType' in def ? innermost(def.innerType as $ZodType) : schema;
}

/** Bytes that are sent as they are; for JSON they include the quotes. */
export interface Raw {
  raw: string;
}
/** A malformed value; `undefined` leaves the field out. */
export type MalformedValue = unknown | Raw;

export const isRaw = (value: MalformedValue): value is Raw =>
  typeof value === 'object' && value !== null && 'raw' in value;

export const html = '<script>alert(1)</script><b>';
export const sql = "'; drop table users; --";

/** What is tried in every field. */
export const malformedValues: readonly (readonly [what: string, value: MalformedValue])[] = [
  ['missing', undefined],
  ['empty', ''],
  ['blank', '   '],
  ['null', null],
  ['an object', { $gt: '' }],
  ['a list', ['a', 'b']],
  ['true', true],
  ['a number', 12],
  ['a negative number', -5],
  ['a negative number as text', '-5'],
  ['1e999', { raw: '1e999' }],
  ['1e999 as text', '1e999'],
  ['a number of 400 digits', { raw: '9'.repeat(400) }],
  ['NaN as text', 'NaN'],
  ['too long', 'x'.repeat(3000)],
  ['too long in Hindi', 'क'.repeat(3000)],
  ['a NUL', 'a\u0000b'],
  ['half a character', { raw: '"\\ud800"' }],
  ['Latin-1 bytes', { raw: '"caf\xe9"' }],
  ['overlong UTF-8', { raw: '"\xc0\xaf"' }],
  ['control characters', 'a\u001b[31mb'],
  ['two lines', 'a\r\nb'],
  ['HTML', html],
  ['SQL', sql],
  ['a day that does not exist', '2026-02-30'],
  ['a date before its harvest', '2020-01-01'],
  ['nearly a whole number', '1.000001'],
  ['a day of the year 0', '0000-01-01'],
  ['the year 10000 in milliseconds', 253_402_300_800_000],
  ['a path', '../../etc/passwd'],
  ['an unknown id', '00000000-0000-4000-8000-000000000000'],
];

/** What the server reads of a value. */
export function asParsed(value: MalformedValue): unknown {
  return isRaw(value) ? JSON.parse(Buffer.from(value.raw, 'latin1').toString('utf8')) : value;
}
