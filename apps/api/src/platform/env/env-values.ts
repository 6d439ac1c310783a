import * as z from 'zod/mini';

/** A whole number in a range; `message` describes the valid values. */
export const wholeNumber = (least: number, most: number, message: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/, message)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(least, message), z.maximum(most, message)),
    ),
  );

/** The number of connections of a pool. */
export const connections = wholeNumber(1, 1000, 'must be a whole number from 1 to 1000');
/** A time limit. */
export const seconds = wholeNumber(1, 600, 'must be a whole number of seconds from 1 to 600');
/** Space on a disk. */
export const megabytes = wholeNumber(0, 9_999_999, 'must be a whole number of megabytes');

/** Variables that were renamed, by their old name. */
const renamed = { ACCOUNT_SECRET_BEFORE: 'ACCOUNT_SECRET_PREVIOUS' } as const;

/** The variables that are set, an old name replaced by its new one with a warning; an empty one counts as not set. */
export function givenVariables(
  source: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  for (const [oldName, newName] of Object.entries(renamed)) {
    if (given[oldName] === undefined) continue;
    process.emitWarning(`${oldName} was renamed to ${newName}; the old name will stop working`);
    given[newName] ??= given[oldName];
  }
  return given;
}
