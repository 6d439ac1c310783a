import * as z from 'zod/mini';

/** Stable reasons for a refusal, one for each thing that a client does differently. */
export const ErrorCode = z.enum([
  'validation_failed',
  'not_signed_in',
  'not_allowed',
  'not_found',
  'invalid_credentials',
  'otp_incorrect',
  'otp_missing',
  'user_exists',
  'seller_exists',
  'conflict',
  'out_of_stock',
  'too_large',
  'unsupported_media_type',
  'bad_picture',
  'idempotency_mismatch',
  'idempotency_in_progress',
  'rate_limited',
  'unavailable',
  'internal',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** What is wrong with one field; portals translate `code`, everybody else reads `message`. */
export const FieldProblem = z.object({
  code: z.string().check(z.describe('Stable reason, such as required, too_long, before_harvest')),
  message: z.string().check(z.describe('The reason in English')),
  limit: z
    .optional(z.union([z.number(), z.string()]))
    .check(z.describe('The bound that was broken, in the unit of the field')),
});
export type FieldProblem = z.infer<typeof FieldProblem>;

/** The one shape of every refusal, from 400 to 503. */
export const ErrorReply = z.object({
  success: z.literal(false),
  message: z.string().check(z.describe("The specification's sentence where it has one")),
  code: ErrorCode,
  fields: z
    .optional(z.record(z.string(), FieldProblem))
    .check(z.describe('Problems by field name, when the request itself is at fault')),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
