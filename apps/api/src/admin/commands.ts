import type { Database } from '../db/database.ts';
import { forgetBankAccounts, isKeyName } from './bank-accounts.ts';
import { addModerator, listModerators, removeModerator } from './moderators.ts';
import { endSessions } from './sessions.ts';

export const usage = `Usage:
  npm run admin -- moderator add EMAIL
  npm run admin -- moderator remove EMAIL
  npm run admin -- moderator list
  npm run admin -- sessions end EMAIL
  npm run admin -- bank-accounts forget KEY`;

/** A command that cannot be run as it was typed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Parses a command; the returned function runs it and returns the text to print. */
export function readCommand(words: readonly string[]): (db: Database) => Promise<string> {
  const [what, verb, object, ...more] = words;
  if (more.length > 0) throw new UsageError(usage);
  if (what === 'sessions' && verb === 'end' && object !== undefined) return endAll(object);
  if (what === 'bank-accounts' && verb === 'forget' && isKeyName(object)) return forget(object);
  if (what !== 'moderator') throw new UsageError(usage);
  if (verb === 'list' && object === undefined) return printModerators;
  if ((verb !== 'add' && verb !== 'remove') || object === undefined) throw new UsageError(usage);
  return verb === 'add' ? add(object) : remove(object);
}

function add(email: string) {
  return async (db: Database) => {
    const result = await addModerator(db, email);
    if (result === 'unknown') throw unknownAccount(email);
    if (result === 'unproven') throw unverified(email);
    return `${email} is a moderator now.`;
  };
}

function remove(email: string) {
  return async (db: Database) => {
    if (!(await removeModerator(db, email))) throw unknownAccount(email);
    return `${email} is not a moderator any more.`;
  };
}

function forget(keyName: string) {
  return async (db: Database) =>
    `${await forgetBankAccounts(db, keyName)} bank accounts were removed. Their owners can enter them again.`;
}

function endAll(email: string) {
  return async (db: Database) => {
    const ended = await endSessions(db, email);
    if (ended === undefined) throw unknownAccount(email);
    return `${email} was signed out in ${ended} places.`;
  };
}

const unverified = (email: string) =>
  new UsageError(
    `The address ${email} is not verified, so anyone may have registered its account. Its owner verifies it by choosing a new password with "Forgot Password".`,
  );

const unknownAccount = (email: string) =>
  new UsageError(`There is no account with the address ${email}.`);

async function printModerators(db: Database): Promise<string> {
  const emails = await listModerators(db);
  return emails.length > 0 ? emails.join('\n') : 'There are no moderators.';
}
