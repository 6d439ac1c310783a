import { EmbeddedDatabaseError } from '../../db/embedded/embedded-error.ts';
import { EnvError } from '../env/env.ts';

/** The server cannot start, for a reason that the operator can fix. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The text to print about an error at start: one sentence if it is expected, everything if not. */
export function explain(error: unknown): string {
  const isForeseen =
    error instanceof StartError ||
    error instanceof EnvError ||
    error instanceof EmbeddedDatabaseError;
  if (isForeseen) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
