import * as z from 'zod/mini';
import { type ApiErrorCode, apiErrors } from './api-errors.ts';

const isCode = (name: string): name is ApiErrorCode => name in apiErrors;
const codes = Object.keys(apiErrors).filter(isCode);

/** Stable reasons for a refusal; the table of refusals has the status and the sentence of each. */
export const ErrorCode = z.enum(codes);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** What is wrong with one field; portals translate `code`, everybody else reads `message`. */
export const FieldError = z.object({
  code: z.string().check(z.describe('Stable reason, such as required, too_long, before_harvest')),
  message: z.string().check(z.describe('The reason in English')),
  limit: z
    .optional(z.union([z.number(), z.string()]))
    .check(z.describe('The bound that was broken, in the unit of the field')),
});
export type FieldError = z.infer<typeof FieldError>;

/** The one shape of every refusal, from 400 to 507. */
export const ErrorReply = z.object({
  success: z.literal(false),
  message: z.string().check(z.describe("The specification's sentence where it has one")),
  code: ErrorCode,
  fields: z
    .optional(z.record(z.string(), FieldError))
    .check(z.describe('Problems by field name, when the request itself is at fault')),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
