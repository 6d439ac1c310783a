import { EmbeddedDatabaseError } from '../../db/embedded/embedded-error.ts';
import { EnvError } from '../env/env.ts';

/** The server cannot start, for a reason that the person at the terminal can mend. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What to print about an error at start: one sentence if it was foreseen, everything if not. */
export function explain(error: unknown): string {
  const isForeseen =
    error instanceof StartError ||
    error instanceof EnvError ||
    error instanceof EmbeddedDatabaseError;
  if (isForeseen) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
