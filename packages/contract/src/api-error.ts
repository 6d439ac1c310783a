import { type ApiErrorCode, apiErrors, type ErrorStatus } from './api-errors.ts';
import type { ErrorReply, FieldError } from './error-reply.ts';
import { fieldError } from './field-errors.ts';

interface Details {
  /** A sentence in English that says more than the usual one. */
  message?: string;
  /** What is wrong with what was sent, by field. */
  fields?: Record<string, FieldError>;
  /** Seconds after which it may be tried again. */
  retryAfter?: number;
}

/** A call that is not carried out, for a reason that the caller can understand; thrown where the reason is known. */
export class ApiError extends Error {
  override readonly name = 'Refusal';
  readonly fields: Details['fields'];
  readonly retryAfter: Details['retryAfter'];

  constructor(
    readonly code: ApiErrorCode,
    { message = apiErrors[code].message, fields, retryAfter }: Details = {},
  ) {
    super(message);
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** What a refusal is in HTTP: its status, and the one shape in which every refusal leaves the house. */
export function errorReplyOf(refusal: ApiError): { status: ErrorStatus; body: ErrorReply } {
  const { code, message, fields } = refusal;
  const body = { success: false as const, message, code, ...(fields && { fields }) };
  return { status: apiErrors[code].status, body };
}

/** Refuses because of what was sent: the first problem gives the sentence. */
export function validationFailed(fields: Record<string, FieldError>): ApiError {
  const [first] = Object.values(fields);
  return new ApiError('validation_failed', { ...(first && { message: first.message }), fields });
}

/** Refuses because of one field. */
export function invalidField(field: string, code: string, limit?: number | string): ApiError {
  return validationFailed({ [field]: fieldError(field, code, limit) });
}

/** Refuses because nobody, or nobody any more, is signed in with this token. */
export function notSignedIn(): ApiError {
  return new ApiError('not_signed_in');
}

/** Refuses because the record belongs to somebody else. */
export function notAllowed(): ApiError {
  return new ApiError('not_allowed');
}

/** Refuses because there is no such thing, or none that this person may see. */
export function notFound(what: string): ApiError {
  return new ApiError('not_found', { message: `${what} not found` });
}

/** Refuses files of a form that are no pictures. */
export function badPicture(field: string): ApiError {
  return new ApiError('bad_picture', { fields: { [field]: fieldError(field, 'bad_picture') } });
}

/** Refuses a body, or a file of it, that holds more bytes than allowed. */
export function tooLarge(field: string, limit?: number): ApiError {
  const found = fieldError(field, 'too_large', limit);
  return new ApiError('too_large', { message: found.message, fields: { [field]: found } });
}

/** Refuses because it was tried too often; it may be tried again after so many seconds. */
export function rateLimited(seconds: number): ApiError {
  return new ApiError('rate_limited', { retryAfter: seconds });
}
