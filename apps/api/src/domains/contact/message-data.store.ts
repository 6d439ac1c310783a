import { eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesOf, type Tx } from '../../db/transaction.ts';
import type { DataSubject } from '../../platform/modules/personal-data-part.ts';
import { contactMessages } from './contact.tables.ts';

/** Anyone can enter any address with a message, so only a verified address counts as the person's. */
function isOf({ id, email, isEmailProven }: DataSubject) {
  const sentSignedIn = eq(contactMessages.userId, id);
  return isEmailProven ? or(sentSignedIn, eq(contactMessages.email, email)) : sentSignedIn;
}

/** Reads and deletes the messages of one person. */
export function createMessageDataStore(db: Database) {
  const { name, email, message, createdAt } = contactMessages;
  return {
    async list(subject: DataSubject) {
      const messages = await db
        .select({ name, email, message, createdAt })
        .from(contactMessages)
        .where(isOf(subject));
      return messages.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },

    async delete(tx: Tx, subject: DataSubject): Promise<void> {
      await queriesOf(tx).delete(contactMessages).where(isOf(subject));
    },
  };
}
