import type { ErrorCode, FieldProblem } from '@upaj/contract/errors';
import { problem } from '@upaj/contract/problems';

/** A call that is not carried out, for a reason that the caller can understand; thrown where the reason is known. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly status: number,
    readonly fields?: Record<string, FieldProblem>,
    /** Seconds after which it may be tried again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Refuses because of what was sent: the first problem gives the sentence. */
export function invalid(fields: Record<string, FieldProblem>): Refusal {
  const [first] = Object.values(fields);
  return new Refusal(
    'validation_failed',
    first?.message ?? 'The request is not valid',
    400,
    fields,
  );
}

/** Refuses because of one field. */
export function invalidField(field: string, code: string, limit?: number | string): Refusal {
  return invalid({ [field]: problem(field, code, limit) });
}

/** Refuses because nobody, or nobody any more, is signed in with this token. */
export function notSignedIn(): Refusal {
  return new Refusal('not_signed_in', 'Please log in', 401);
}

/** Refuses because the record belongs to somebody else. */
export function notAllowed(): Refusal {
  return new Refusal('not_allowed', 'This belongs to somebody else', 403);
}

/** Refuses because there is no such thing, or none that this person may see. */
export function notFound(what: string): Refusal {
  return new Refusal('not_found', `${what} not found`, 404);
}

/** Refuses because it was tried too often; it may be tried again after so many seconds. */
export function rateLimited(seconds: number): Refusal {
  const message = 'Too many requests. Please try again later.';
  return new Refusal('rate_limited', message, 429, undefined, seconds);
}
