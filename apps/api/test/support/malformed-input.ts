import { asParsed, type Field, type MalformedValue } from '@upaj/contract/testing/malformed-values';
import { safeParse } from 'zod/v4/core';
import type { Sample } from './test-fixtures.ts';

const cursor = (text: string) => Buffer.from(text).toString('base64url');
const unknownId = '00000000-0000-4000-8000-000000000000';

/** Further values for a cursor: positions that the server never wrote. */
export const malformedCursors: readonly (readonly [what: string, value: MalformedValue])[] = [
  ['the year 10000', cursor(`newest 253402300800000 ${unknownId}`)],
  ['the latest possible time', cursor(`newest 8640000000000000 ${unknownId}`)],
  ['a time before 1970', cursor(`newest -1 ${unknownId}`)],
  ['part of a millisecond', cursor(`newest 1.5 ${unknownId}`)],
  ['no id', cursor('newest 1 x')],
  ['a NUL', cursor(`newest 1 ${unknownId}\u0000`)],
  ['a comment of another number', cursor(`comments 1781503200000 ${unknownId}`)],
  ['a reply of another number', cursor(`replies 1781503200000 ${unknownId}`)],
  ['another list', cursor(`price-asc 1 ${unknownId}`)],
];

/** The fields that the contract rejects once a value is malformed; empty when it would accept the request. */
export function faultsOf(
  field: Field,
  sample: Sample,
  value: MalformedValue,
): string[] | undefined {
  const schema = field.endpoint[field.part];
  if (!schema) return undefined;
  const part: Record<string, unknown> = { ...sample[field.part], [field.name]: asParsed(value) };
  if (value === undefined) delete part[field.name];
  const { error } = safeParse(schema, part);
  return error?.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys' && issue.path.length === 0) return issue.keys;
    // A request that fits none of several forms is refused by the fields of any of them.
    const isOfNoForm = issue.code === 'invalid_union' && issue.path.length === 0;
    return isOfNoForm ? [] : [String(issue.path[0] ?? 'body')];
  });
}
