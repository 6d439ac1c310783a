import type { ErrorReply, FieldProblem } from './errors.ts';
import { problem } from './problems.ts';
import { type FailureStatus, type RefusalCode, refusals } from './refusals.ts';

interface Details {
  /** A sentence in English that says more than the usual one. */
  message?: string;
  /** What is wrong with what was sent, by field. */
  fields?: Record<string, FieldProblem>;
  /** Seconds after which it may be tried again. */
  retryAfter?: number;
}

/** A call that is not carried out, for a reason that the caller can understand; thrown where the reason is known. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly fields: Details['fields'];
  readonly retryAfter: Details['retryAfter'];

  constructor(
    readonly code: RefusalCode,
    { message = refusals[code].message, fields, retryAfter }: Details = {},
  ) {
    super(message);
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** What a refusal is in HTTP: its status, and the one shape in which every refusal leaves the house. */
export function replyOf(refusal: Refusal): { status: FailureStatus; body: ErrorReply } {
  const { code, message, fields } = refusal;
  const body = { success: false as const, message, code, ...(fields && { fields }) };
  return { status: refusals[code].status, body };
}

/** Refuses because of what was sent: the first problem gives the sentence. */
export function invalid(fields: Record<string, FieldProblem>): Refusal {
  const [first] = Object.values(fields);
  return new Refusal('validation_failed', { ...(first && { message: first.message }), fields });
}

/** Refuses because of one field. */
export function invalidField(field: string, code: string, limit?: number | string): Refusal {
  return invalid({ [field]: problem(field, code, limit) });
}

/** Refuses because nobody, or nobody any more, is signed in with this token. */
export function notSignedIn(): Refusal {
  return new Refusal('not_signed_in');
}

/** Refuses because the record belongs to somebody else. */
export function notAllowed(): Refusal {
  return new Refusal('not_allowed');
}

/** Refuses because there is no such thing, or none that this person may see. */
export function notFound(what: string): Refusal {
  return new Refusal('not_found', { message: `${what} not found` });
}

/** Refuses files of a form that are no pictures. */
export function badPicture(field: string): Refusal {
  return new Refusal('bad_picture', { fields: { [field]: problem(field, 'bad_picture') } });
}

/** Refuses a body, or a file of it, that holds more bytes than allowed. */
export function tooLarge(field: string, limit?: number): Refusal {
  const found = problem(field, 'too_large', limit);
  return new Refusal('too_large', { message: found.message, fields: { [field]: found } });
}

/** Refuses because it was tried too often; it may be tried again after so many seconds. */
export function rateLimited(seconds: number): Refusal {
  return new Refusal('rate_limited', { retryAfter: seconds });
}
