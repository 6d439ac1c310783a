import type { NotificationSettings } from '@upaj/contract/notifications.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import { notificationSettings } from './notifications.tables.ts';

export type Switch = keyof NotificationSettings;
export type NotificationSettingsStore = ReturnType<typeof createNotificationSettingsStore>;

/** Stores what people have switched off, and the language of their mails. */
export function createNotificationSettingsStore(db: Database) {
  return {
    /** What a person has switched off, and the language of mails. */
    async settingsOf(userId: string, tx?: Tx) {
      const { off, language } = notificationSettings;
      const [found] = await queriesIn(db, tx)
        .select({ off, language })
        .from(notificationSettings)
        .where(eq(notificationSettings.userId, userId));
      return found ?? { off: [], language: 'en' as const };
    },

    /** Locks the settings of a person, which are made if there are none. */
    async settingsForUpdate(tx: Tx, userId: string): Promise<readonly Switch[]> {
      const queries = queriesOf(tx);
      await queries.insert(notificationSettings).values({ userId }).onConflictDoNothing();
      const [found] = await queries
        .select({ off: notificationSettings.off })
        .from(notificationSettings)
        .where(eq(notificationSettings.userId, userId))
        .for('update');
      return found?.off ?? [];
    },

    async setOff(tx: Tx, userId: string, off: readonly Switch[]): Promise<void> {
      await queriesOf(tx)
        .update(notificationSettings)
        .set({ off: [...off] })
        .where(eq(notificationSettings.userId, userId));
    },

    async setLanguage(userId: string, language: 'en' | 'hi'): Promise<void> {
      await db
        .insert(notificationSettings)
        .values({ userId, language })
        .onConflictDoUpdate({ target: notificationSettings.userId, set: { language } });
    },
  };
}
