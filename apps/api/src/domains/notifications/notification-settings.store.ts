import type { NotificationSettings } from '@upaj/contract/notifications.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import { notificationSettings } from './notifications.tables.ts';

/** What is on unless it is switched off. */
export type Switch = Exclude<keyof NotificationSettings, 'digest'>;
/** What a person has chosen. */
export interface Choices {
  off: readonly Switch[];
  /** Whether the daily mail about discussions is sent. */
  hasDigest: boolean;
}
export type NotificationSettingsStore = ReturnType<typeof createNotificationSettingsStore>;

/** Stores what people want to be told of, and the language of their mails. */
export function createNotificationSettingsStore(db: Database) {
  const choices = { off: notificationSettings.off, hasDigest: notificationSettings.hasDigest };
  return {
    /** What a person has chosen, and the language of mails. */
    async settingsOf(userId: string, tx?: Tx): Promise<Choices & { language: 'en' | 'hi' }> {
      const { language } = notificationSettings;
      const [found] = await queriesIn(db, tx)
        .select({ ...choices, language })
        .from(notificationSettings)
        .where(eq(notificationSettings.userId, userId));
      return found ?? { off: [], hasDigest: false, language: 'en' };
    },

    /** Locks the settings of a person, which are made if there are none. */
    async settingsForUpdate(tx: Tx, userId: string): Promise<Choices> {
      const queries = queriesOf(tx);
      await queries.insert(notificationSettings).values({ userId }).onConflictDoNothing();
      const [found] = await queries
        .select(choices)
        .from(notificationSettings)
        .where(eq(notificationSettings.userId, userId))
        .for('update');
      return found ?? { off: [], hasDigest: false };
    },

    async setChoices(tx: Tx, userId: string, { off, hasDigest }: Choices): Promise<void> {
      await queriesOf(tx)
        .update(notificationSettings)
        .set({ off: [...off], hasDigest })
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
