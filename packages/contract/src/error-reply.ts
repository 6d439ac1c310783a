import * as z from 'zod/mini';
import { type ApiErrorCode, apiErrors } from './api-errors.ts';

const isCode = (name: string): name is ApiErrorCode => name in apiErrors;
const codes = Object.keys(apiErrors).filter(isCode);

/** Stable error codes; `api-errors.ts` has the status and the message of each. */
export const ErrorCode = z.enum(codes);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** An error of one field. The portal translates `code`; other clients read `message`. */
export const FieldError = z.object({
  code: z.string().check(z.describe('Stable code, such as required, too_long, before_harvest')),
  message: z.string().check(z.describe('The message in English')),
  limit: z
    .optional(z.union([z.number(), z.string()]))
    .check(z.describe('The exceeded limit, in the unit of the field')),
});
export type FieldError = z.infer<typeof FieldError>;

/** The body of every error, from 400 to 507. */
export const ErrorReply = z.object({
  success: z.literal(false),
  message: z.string().check(z.describe("The specification's sentence where it has one")),
  code: ErrorCode,
  fields: z
    .optional(z.record(z.string(), FieldError))
    .check(z.describe('Field errors by name, if the request is invalid')),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
