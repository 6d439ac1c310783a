import { APIError } from 'better-auth/api';

/** What the database said, as better-auth lets it through: any other error it hides behind one of its own. */
export class DatabaseFailed extends APIError {
  constructor(cause: unknown) {
    super('INTERNAL_SERVER_ERROR');
    this.cause = cause;
  }
}

/** An adapter of better-auth, or of one of its transactions, whose errors tell their cause. */
export function candid<T extends object>(adapter: T): T {
  return new Proxy(adapter, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== 'function') return found;
      return async (...given: unknown[]) => {
        try {
          return await Reflect.apply(found, target, given.map(candidWork));
        } catch (error) {
          throw error instanceof APIError ? error : new DatabaseFailed(error);
        }
      };
    },
  });
}

/** A transaction's work is handed an adapter of its own. */
function candidWork(given: unknown): unknown {
  if (typeof given !== 'function') return given;
  return (adapter: object) => given(candid(adapter));
}
