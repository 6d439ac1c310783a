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
export const callsOfADay = wholeNumber(0, 100_000, 'must be a whole number from 0 to 100000');

export const megabytes = wholeNumber(0, 9_999_999, 'must be a whole number of megabytes');

/** A database. Not validated as a URL: `postgres://user:password@/database?host=/folder` of a socket is not one. */
export const postgresUrl = z
  .string()
  .check(
    z.regex(
      /^postgres(ql)?:\/\/./,
      'must be an address like postgres://user:password@host/database',
    ),
  );
/** The address of a web server, without a slash at its end. */
export const webUrl = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => /^https?:\/\//.test(value) && URL.canParse(value),
        'must be an address like https://upaj.example',
      ),
    ),
  z.transform((value: string) => value.replace(/(?<!\/)\/+$/, '')),
);

/** The address of map tiles, or `off`. */
export const tilesUrl = z
  .string()
  .check(
    z.refine(
      (value) =>
        value === 'off' ||
        (/^https?:\/\//.test(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part))),
      'must be off, or an address like https://tiles.example/{z}/{x}/{y}.png',
    ),
  );

/** Whether a value is the address of an OpenID provider: plain http is unprotected, so it is allowed on this machine only. */
export function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isHere);
}

/** The address of a mail server. */
export const mailUrl = z
  .string()
  .check(
    z.refine(
      (value) => /^smtps?:\/\/./.test(value) && URL.canParse(value),
      'must be an address like smtps://user:password@mail.example',
    ),
  );

/** A secret of this server. */
export const secret = z.string().check(z.minLength(32, 'must be at least 32 characters long'));

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
