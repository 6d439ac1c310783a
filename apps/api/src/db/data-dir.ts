import { access, chmod, constants, mkdir, realpath } from 'node:fs/promises';
import { EmbeddedDatabaseError, messageOf } from './embedded/embedded-error.ts';
import { isRoot } from './embedded/user.ts';

/** Creates DATA_DIR if it is missing, checks that it is writable, and returns its real path. */
export async function makeDataDir(path: string): Promise<string> {
  try {
    const made = await mkdir(path, { recursive: true });
    // The user of the database must be able to enter it, regardless of the umask.
    if (made !== undefined && isRoot()) await chmod(path, 0o755);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(path);
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      'data-dir',
      `The data folder ${path} cannot be created or written (${messageOf(cause)}). Set DATA_DIR to a folder that you may write.`,
      { cause },
    );
  }
}
