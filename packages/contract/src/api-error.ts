import { type ApiErrorCode, apiErrors, type ErrorStatus } from './api-errors.ts';
import type { ChangedLine, ErrorReply, FieldError, OrderCap } from './error-reply.ts';
import { fieldError } from './field-errors.ts';

interface Details {
  /** An English message that replaces the default one. */
  message?: string;
  /** Errors of the request by field. */
  fields?: Record<string, FieldError>;
  /** Lines of a checkout that have changed. */
  lines?: ChangedLine[];
  /** The cap that a checkout would exceed. */
  cap?: OrderCap;
  /** Seconds until the next attempt is allowed. */
  retryAfter?: number;
}

/** An error that the client can act on. It is thrown where its cause is known. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly fields: Details['fields'];
  readonly lines: Details['lines'];
  readonly cap: Details['cap'];
  readonly retryAfter: Details['retryAfter'];

  constructor(
    readonly code: ApiErrorCode,
    { message = apiErrors[code].message, fields, lines, cap, retryAfter }: Details = {},
  ) {
    super(message);
    this.fields = fields;
    this.lines = lines;
    this.cap = cap;
    this.retryAfter = retryAfter;
  }
}

/** The HTTP status and the body of an error; all errors share one shape. */
export function errorReplyOf(error: ApiError): { status: ErrorStatus; body: ErrorReply } {
  const { code, message, fields, lines, cap } = error;
  const body = {
    success: false as const,
    message,
    code,
    ...(fields && { fields }),
    ...(lines && { lines }),
    ...(cap && { cap }),
  };
  return { status: apiErrors[code].status, body };
}

/** The request is invalid; the first field error gives the message. */
export function validationFailed(fields: Record<string, FieldError>): ApiError {
  const [first] = Object.values(fields);
  return new ApiError('validation_failed', { ...(first && { message: first.message }), fields });
}

/** One field is invalid. */
export function invalidField(field: string, code: string, limit?: number | string): ApiError {
  return validationFailed({ [field]: fieldError(field, code, limit) });
}

/** There is no valid session for the token. */
export function notSignedIn(): ApiError {
  return new ApiError('not_signed_in');
}

/** The record belongs to another user. */
export function notAllowed(): ApiError {
  return new ApiError('not_allowed');
}

/** The record does not exist, or the user may not see it. */
export function notFound(what: string): ApiError {
  return new ApiError('not_found', { message: `${what} not found` });
}

/** A file of the form, named if there are several, is not a readable picture, or has too many pixels. */
export function badPicture(
  field: string,
  { code = 'bad_picture', name }: { code?: string; name?: string | undefined } = {},
): ApiError {
  const found = fieldError(field, code);
  const message = name ? `${found.message}: ${name}` : found.message;
  const isOwn = name || code !== 'bad_picture';
  return new ApiError('bad_picture', {
    ...(isOwn && { message }),
    fields: { [field]: { ...found, message } },
  });
}

/** The order of pictures does not fit the listing, or the files that were sent with it. */
export function wrongPictureOrder(code: string, limit?: number): ApiError {
  const found = fieldError('order', code, limit);
  return new ApiError('wrong_picture_order', { message: found.message, fields: { order: found } });
}

/** The body, or one of its files, exceeds the size limit. */
export function tooLarge(field: string, limit?: number): ApiError {
  const found = fieldError(field, 'too_large', limit);
  return new ApiError('too_large', { message: found.message, fields: { [field]: found } });
}

/** A rate limit is exceeded; the next attempt is allowed after `seconds`. */
export function rateLimited(seconds: number): ApiError {
  return new ApiError('rate_limited', { retryAfter: seconds });
}
