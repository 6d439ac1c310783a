import type { Database } from '../../db/database.ts';
import { queriesIn, type Tx } from '../../db/transaction.ts';
import { contactMessages } from './contact.tables.ts';

export type ContactStore = ReturnType<typeof createContactStore>;

/** Stores messages from the contact form. */
export function createContactStore(db: Database) {
  return {
    async insert(
      message: {
        name: string;
        email: string;
        message: string;
        language: 'en' | 'hi';
        createdAt: Date;
        /** The signed-in writer, if any. */
        userId: string | null;
      },
      tx?: Tx,
    ): Promise<void> {
      await queriesIn(db, tx).insert(contactMessages).values(message);
    },
  };
}
