import { APIError } from 'better-auth/api';
import { wrapMethods } from './wrap-methods.ts';

/** What the database said, as better-auth lets it through: any other error it hides behind one of its own. */
export class DatabaseError extends APIError {
  constructor(cause: unknown) {
    super('INTERNAL_SERVER_ERROR');
    this.cause = cause;
  }
}

/** An adapter of better-auth whose errors tell their cause. */
export function preserveErrors<T extends object>(adapter: T): T {
  return wrapMethods(adapter, (endpoint) => async (...given) => {
    try {
      return await endpoint(...given);
    } catch (error) {
      throw error instanceof APIError ? error : new DatabaseError(error);
    }
  });
}
