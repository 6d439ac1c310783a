import type { PersonalDataPart } from '../modules/personal-data-part.ts';
import type { Mailer } from './mailer.ts';

/** Mails to a person, or written by them, that are queued or could not be delivered. */
export const queuedMailData = (mailer: Mailer): PersonalDataPart => ({
  async delete(tx, { email }) {
    await mailer.deleteQueued(email, tx);
    return undefined;
  },
});
