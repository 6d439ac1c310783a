import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ZodMiniObject } from 'zod/mini';
import { type $ZodType, parse } from 'zod/v4/core';
import type { Streamed } from '../modules/personal-data-part.ts';

/** Entries that are written before other requests have their turn. */
const ENTRIES_AT_ONCE = 20;

/**
 * A large reply that is read, checked and written an entry at a time, so that it neither fills the memory nor holds up
 * other requests. An error while it is written breaks the connection off.
 *
 * @param schema of the reply; it removes every field that it does not name
 */
export const streamJson = <S extends ZodMiniObject>(
  schema: S,
  value: Streamed<S['_zod']['output']>,
): Readable =>
  Readable.from(partsOf(schema, value as Readonly<Record<string, unknown>>), { objectMode: false });

async function* partsOf({ shape }: ZodMiniObject, value: Readonly<Record<string, unknown>>) {
  let before = '{';
  for (const [name, schema] of Object.entries<$ZodType>(shape)) {
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    const { def } = schema._zod as { def: { element?: $ZodType } };
    if (def.element) yield* entriesOf(def.element, value[name]);
    else yield JSON.stringify(parse(schema, value[name]));
  }
  yield '}';
}

async function* entriesOf(schema: $ZodType, list: unknown) {
  let count = 0;
  // A list that is missing is an error, as everywhere.
  for await (const entry of list as AsyncIterable<unknown>) {
    yield `${count === 0 ? '[' : ','}${JSON.stringify(parse(schema, entry))}`;
    count += 1;
    if (count % ENTRIES_AT_ONCE === 0) await setImmediate();
  }
  yield count === 0 ? '[]' : ']';
}
