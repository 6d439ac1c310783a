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

/** A line of a checkout that cannot be ordered as the buyer saw it. */
export const ChangedLine = z.object({
  cropId: z.uuid().check(z.describe('Id of the listing')),
  name: z.nullable(z.string()).check(z.describe('What is sold, null if the listing is gone')),
  code: z
    .enum(['price_changed', 'not_enough_stock', 'paused', 'expired', 'gone', 'own_listing'])
    .check(z.describe('What has changed')),
  seenPrice: z.number().check(z.describe('Rupees for one U that the buyer saw')),
  price: z
    .nullable(z.number())
    .check(z.describe('Rupees for one U now, null if the listing is gone')),
  stock: z.int().check(z.gte(0), z.describe('Whole U that are left')),
});
export type ChangedLine = z.infer<typeof ChangedLine>;

/** The cap on unanswered orders of a new buyer that a checkout would exceed. */
export const OrderCap = z.object({
  kind: z
    .enum(['orders', 'units', 'amount'])
    .check(z.describe('What is capped: orders, U of all lines, or rupees')),
  limit: z.number().check(z.describe('How much may wait for answers at once')),
  used: z.number().check(z.gte(0), z.describe('What waits already')),
});
export type OrderCap = z.infer<typeof OrderCap>;

/** The body of every error, from 400 to 507. */
export const ErrorReply = z.object({
  success: z.literal(false),
  message: z.string().check(z.describe("The specification's sentence where it has one")),
  code: ErrorCode,
  fields: z
    .optional(z.record(z.string(), FieldError))
    .check(z.describe('Field errors by name, if the request is invalid')),
  lines: z
    .optional(z.array(ChangedLine))
    .check(z.describe('Lines of a checkout that have changed, one for each listing')),
  cap: z.optional(OrderCap).check(z.describe('The cap that a checkout would exceed')),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
