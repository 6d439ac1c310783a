import type { Database } from '../../db/database.ts';
import type { SqlExecutor } from '../../platform/jobs/sql-executor.ts';
import { contactMessages } from './contact.tables.ts';

export type ContactStore = ReturnType<typeof createContactStore>;

/** Keeps messages from the contact form. */
export function createContactStore(db: Database) {
  return {
    /** Keeps a message and does `also` in the same transaction: both happen or neither. */
    async insert(
      message: {
        name: string;
        email: string;
        message: string;
        language: 'en' | 'hi';
        createdAt: Date;
        /** Who was signed in while writing it. */
        userId: string | null;
      },
      also: (tx: SqlExecutor) => Promise<void>,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.insert(contactMessages).values(message);
        await also(tx);
      });
    },
  };
}
