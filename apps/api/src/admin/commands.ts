import type { Database } from '../db/database.ts';
import { listModerators, setModerator } from './moderators.ts';

export const usage = `Usage:
  npm run admin -- moderator add EMAIL
  npm run admin -- moderator remove EMAIL
  npm run admin -- moderator list`;

/** A command that cannot be carried out as it was typed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads a command; what it gives carries it out and tells what was done. */
export function readCommand(words: readonly string[]): (db: Database) => Promise<string> {
  const [what, verb, email, ...more] = words;
  if (what !== 'moderator' || more.length > 0) throw new UsageError(usage);
  if (verb === 'list' && email === undefined) return tellModerators;
  if ((verb !== 'add' && verb !== 'remove') || email === undefined) throw new UsageError(usage);
  const isModerator = verb === 'add';
  return async (db) => {
    const isKnown = await setModerator(db, email, isModerator);
    if (!isKnown) throw new UsageError(`Nobody has an account with the address ${email}.`);
    return `${email} is ${isModerator ? 'a moderator now' : 'no moderator any more'}.`;
  };
}

async function tellModerators(db: Database): Promise<string> {
  const emails = await listModerators(db);
  return emails.length > 0 ? emails.join('\n') : 'There are no moderators.';
}
