/** An object whose fields are not checked yet. */
export type Unknown = Readonly<Record<string, unknown>>;

/** A field of the header that is missing, of another kind or out of its limits. */
export class HeaderFault extends Error {}

/** Whether the value is an object with fields. */
export function isRecord(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The number of this field, from `least` to `most`. */
export function number(from: Unknown, key: string, least: number, most: number): number {
  const value = from[key];
  if (typeof value !== 'number' || !(value >= least && value <= most)) {
    throw new HeaderFault(`${key} is no number from ${least} to ${most}`);
  }
  return value;
}

/** The whole number of this field, from `least` to `most`. */
export function integer(from: Unknown, key: string, least: number, most: number): number {
  const value = number(from, key, least, most);
  if (!Number.isInteger(value)) throw new HeaderFault(`${key} is no whole number`);
  return value;
}

/** The text of this field, one of these. */
export function oneOf<Text extends string>(from: Unknown, key: string, texts: readonly Text[]) {
  const found = texts.find((text) => text === from[key]);
  if (found === undefined) throw new HeaderFault(`${key} is none of ${texts.join(', ')}`);
  return found;
}
