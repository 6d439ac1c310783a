import { APIError } from 'better-auth/api';
import { wrapMethods } from './wrap-methods.ts';

/** A database error in a form that better-auth passes on: it replaces any other error by its own. */
export class DatabaseError extends APIError {
  constructor(cause: unknown) {
    super('INTERNAL_SERVER_ERROR');
    this.cause = cause;
  }
}

/** An adapter of better-auth whose errors keep their cause. */
export function preserveErrors<T extends object>(adapter: T): T {
  return wrapMethods(adapter, (endpoint) => async (...given) => {
    try {
      return await endpoint(...given);
    } catch (error) {
      throw error instanceof APIError ? error : new DatabaseError(error);
    }
  });
}
