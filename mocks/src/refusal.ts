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

export const notSignedIn = () => new Refusal(401, 'not_signed_in', 'Please log in');
export const notAllowed = () => new Refusal(403, 'not_allowed', 'This belongs to somebody else');
export const notFound = (what: string) => new Refusal(404, 'not_found', `${what} not found`);

/** A request whose fields are at fault; the first problem gives the sentence. */
export function invalid(fields: Record<string, FieldProblem>): Refusal {
  const [first] = Object.values(fields);
  return new Refusal(
    400,
    'validation_failed',
    first?.message ?? 'The request is not valid',
    fields,
  );
}

/** A request with one field at fault. */
export const invalidField = (field: string, code: string, limit?: number | string) =>
  invalid({ [field]: problem(field, code, limit) });
