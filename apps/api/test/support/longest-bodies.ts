import type { Endpoint, FileUpload } from '@upaj/contract/endpoint';
import { mostBodyDepth, mostBodyValues, usualBodyBytes } from '@upaj/contract/limits';
import type { Field } from '@upaj/contract/testing/malformed-values';

/** What a body is made of, and its text. */
type Body = [what: string, text: string];

const many = (count: number, piece: (at: number) => string, between = ',') =>
  Array.from({ length: Math.floor(count) }, (_, at) => piece(at)).join(between);
const unknownFields = (count: number) =>
  `{${many(count, (at) => `"${at.toString(36).padStart(5, 'k')}":0`)}}`;
const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** Of Latin, of Hindi, of joined emoji, of stacked marks and of what is escaped. */
const pieces = ['x', 'a.@', 'क्षि ', '👨‍👩‍👧‍👦', 'a\u0301\u0302\u0303\u0304\u0305', '\\"\n\n'];

/** JSON bodies of the largest size that an endpoint reads: malformed, or valid but for one of these fields. */
export function longestBodies(
  endpoint: Endpoint,
  sample: Record<string, unknown>,
  fields: readonly Field[],
): Body[] {
  const size = endpoint.maxBodyBytes ?? usualBodyBytes;
  const room = size - JSON.stringify(sample).length - 200;
  return [
    ['more fields than it may have', unknownFields(size / 10 - 10)],
    ['as many fields as it may have', unknownFields(mostBodyValues)],
    ['one long name', `{"${'k'.repeat(size - 100)}":0}`],
    ['brackets', nested(size / 2 - 10)],
    ['open brackets', '['.repeat(size - 1)],
    ['open braces', '{"":'.repeat(size / 4 - 1)],
    ['a list', `[${many(size / 2 - 10, () => '1')}]`],
    ['escapes', `{"a":"${'\\u0001'.repeat(size / 6 - 10)}"}`],
    ['escaped names', `{${many(mostBodyValues, () => '"\\u005f\\u005fproto__":0')}}`],
    ['an open text', `{"a":"${'\\"'.repeat(size / 2 - 10)}`],
    ['spaces', `${' '.repeat(size - 10)}{}`],
    ...fields.flatMap(({ name }): Body[] => [
      [`${name} of digits`, `{"${name}":${'9'.repeat(size - 100)}}`],
      [`${name} of brackets`, JSON.stringify({ ...sample, [name]: deepest() })],
      [`${name} of entries`, JSON.stringify({ ...sample, [name]: Array(450).fill({}) })],
      [`${name} of spaces`, JSON.stringify({ ...sample, [name]: `a${' '.repeat(room)}b` })],
      ...pieces.map((piece): Body => {
        const bytes = Buffer.byteLength(JSON.stringify(piece)) - 2;
        const text = piece.repeat(room / bytes);
        return [`${name} of ${piece}`, JSON.stringify({ ...sample, [name]: text })];
      }),
    ]),
  ];
}

const deepest = (): unknown => {
  let value: unknown = [];
  for (let depth = 2; depth < mostBodyDepth; depth += 1) value = [value];
  return value;
};

// Bytes that arrive at once: a socket gives at most 64 kB.
const CHUNK = 64 * 1024;
const boundary = `form${'-'.repeat(60)}x`;
const type = (name: string) => ({ 'content-type': `multipart/form-data; boundary=${name}` });
const part = (headers: string, text = '') => `--${boundary}\r\n${headers}\r\n\r\n${text}\r\n`;
const field = (name: string, text = '') =>
  part(`content-disposition: form-data; name="${name}"`, text);
const fill = (piece: string) => piece.repeat(Math.floor(CHUNK / piece.length));

/** Malformed forms, as long as one read of a socket. */
export function longestForms({ field: name }: FileUpload) {
  const file = `content-disposition: form-data; name="${name}"; filename="`;
  const forms: Body[] = [
    ['nearly boundaries', fill(`\r\n--${boundary.slice(0, -1)}`)],
    ['parts', fill(field('a'))],
    ['empty parts', fill(`--${boundary}\r\n\r\n`)],
    ['files', fill(part(`${file}a.jpg"`))],
    ['headers', part(fill('a: b\r\n'))],
    ['one header', part(`${file}${fill('\\"')}"`)],
    ['percents', part(`content-disposition: form-data; name*=utf-8''${fill('%41')}`)],
    ['a long field', field('a', fill('x'))],
    ['a long name', field(fill('x'))],
    ['an open part', `--${boundary}\r\n${fill('a')}`],
  ];
  const long = `-${'a'.repeat(12_000)}`;
  return [
    ...forms.map(([what, payload]) => ({ what, payload, headers: type(boundary) })),
    { what: 'a long boundary', payload: fill(`\r\n--${long.slice(0, -1)}`), headers: type(long) },
  ];
}
