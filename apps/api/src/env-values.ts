import * as z from 'zod/mini';

/** A whole number that a variable may have; `message` says what is taken when it is another text. */
export const wholeNumber = (least: number, most: number, message: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/, message)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(least, message), z.maximum(most, message)),
    ),
  );

/** How many connections a pool may hold. */
export const connections = wholeNumber(1, 1000, 'must be a whole number from 1 to 1000');
/** A time limit. */
export const seconds = wholeNumber(1, 600, 'must be a whole number of seconds from 1 to 600');
/** Space on a disk. */
export const megabytes = wholeNumber(0, 9_999_999, 'must be a whole number of megabytes');
