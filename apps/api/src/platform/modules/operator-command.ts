import type { Database } from '../../db/database.ts';
import type { PlatformSettings } from './platform-settings.ts';

/** Where the server keeps its pictures. */
export type PicturePlace = Pick<PlatformSettings, 'dataDir' | 's3'>;

/** A command of `npm run admin`. */
export interface OperatorCommand {
  /** The words that select it, such as `moderator add`. */
  words: string;
  /** The name of its argument in the usage text; undefined if it takes none. */
  argument?: string;
  /** The form of the argument; any by default. */
  pattern?: RegExp;
  /** Runs it and returns the text to print; throws a `UsageError` for what the operator can correct. */
  run(db: Database, argument: string, pictures: PicturePlace): Promise<string>;
}

/** A command that cannot be run as it was typed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
