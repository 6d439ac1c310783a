import type { ErrorCode, FieldProblem } from '@upaj/contract/errors';
import { problem } from '@upaj/contract/problems';

/** A failure that a mock answers with, thrown where it is known. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, FieldProblem>,
  ) {
    super(message);
  }

  /** The body in the one shape of every refusal. */
  get body() {
    const { code, message, fields } = this;
    return { success: false, message, code, ...(fields && { fields }) };
  }
}

export const notSignedIn = () => new Refusal(401, 'not_signed_in', 'Please sign in first');
export const notAllowed = () => new Refusal(403, 'not_allowed', 'This belongs to somebody else');
export const notFound = (what: string) => new Refusal(404, 'not_found', `${what} not found`);

/** A request whose fields are at fault. */
export const invalid = (fields: Record<string, FieldProblem>) =>
  new Refusal(400, 'validation_failed', 'Please check the marked fields', fields);

/** A request with one field at fault. */
export const invalidField = (field: string, code: string, limit?: number | string) =>
  invalid({ [field]: problem(field, code, limit) });
