import type { Database } from '../db/database.ts';
import { listModerators, setModerator } from './moderators.ts';
import { endSessions } from './sessions.ts';

export const usage = `Usage:
  npm run admin -- moderator add EMAIL
  npm run admin -- moderator remove EMAIL
  npm run admin -- moderator list
  npm run admin -- sessions end EMAIL`;

/** A command that cannot be carried out as it was typed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads a command; what it gives carries it out and tells what was done. */
export function readCommand(words: readonly string[]): (db: Database) => Promise<string> {
  const [what, verb, email, ...more] = words;
  if (more.length > 0) throw new UsageError(usage);
  if (what === 'sessions' && verb === 'end' && email !== undefined) return endAll(email);
  if (what !== 'moderator') throw new UsageError(usage);
  if (verb === 'list' && email === undefined) return tellModerators;
  if ((verb !== 'add' && verb !== 'remove') || email === undefined) throw new UsageError(usage);
  const isModerator = verb === 'add';
  return async (db) => {
    const isKnown = await setModerator(db, email, isModerator);
    if (!isKnown) throw nobody(email);
    return `${email} is ${isModerator ? 'a moderator now' : 'no moderator any more'}.`;
  };
}

function endAll(email: string) {
  return async (db: Database) => {
    const ended = await endSessions(db, email);
    if (ended === undefined) throw nobody(email);
    return `${email} was signed out in ${ended} places.`;
  };
}

const nobody = (email: string) =>
  new UsageError(`Nobody has an account with the address ${email}.`);

async function tellModerators(db: Database): Promise<string> {
  const emails = await listModerators(db);
  return emails.length > 0 ? emails.join('\n') : 'There are no moderators.';
}
