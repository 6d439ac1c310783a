import { type OperatorCommand, UsageError } from '../../platform/modules/operator-command.ts';
import { addModerator, listModerators, removeModerator } from './moderators.store.ts';
import { endSessions } from './sessions/end-sessions.store.ts';

const unverified = (email: string) =>
  new UsageError(
    `The address ${email} is not verified, so anyone may have registered its account. Its owner verifies it by choosing a new password with "Forgot Password".`,
  );
const unknownAccount = (email: string) =>
  new UsageError(`There is no account with the address ${email}.`);

/** The operator's commands for accounts. */
export const accountCommands: readonly OperatorCommand[] = [
  {
    words: 'moderator add',
    argument: 'EMAIL',
    async run(db, email) {
      const result = await addModerator(db, email);
      if (result === 'unknown') throw unknownAccount(email);
      if (result === 'unverified') throw unverified(email);
      return `${email} is a moderator now.`;
    },
  },
  {
    words: 'moderator remove',
    argument: 'EMAIL',
    async run(db, email) {
      if (!(await removeModerator(db, email))) throw unknownAccount(email);
      return `${email} is not a moderator any more.`;
    },
  },
  {
    words: 'moderator list',
    async run(db) {
      const emails = await listModerators(db);
      return emails.length > 0 ? emails.join('\n') : 'There are no moderators.';
    },
  },
  {
    words: 'sessions end',
    argument: 'EMAIL',
    async run(db, email) {
      const ended = await endSessions(db, email);
      if (ended === undefined) throw unknownAccount(email);
      return `${email} was signed out in ${ended} places.`;
    },
  },
];
