/** The reason of an error of the embedded database. */
export type EmbeddedErrorCode =
  | 'already-running'
  | 'data-dir'
  | 'no-programs'
  | 'no-user'
  | 'unknown-password'
  | 'initdb'
  | 'start'
  | 'stop';

/** The embedded database is not available; the message is written for the operator. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';

  constructor(
    readonly code: EmbeddedErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The system's short code of an error (`ENOENT`, `EACCES`, PostgreSQL's `57P03`), if it has one. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The message of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
