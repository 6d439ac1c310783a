import { pageSize } from '@upaj/content/trade-unit';
import { invalidField } from '@upaj/contract/api-error';
import { costsMoney, mailAfterMinutes, topicOf } from '@upaj/contract/notifications.rules';
import type {
  LiveChange,
  Notification,
  NotificationSettings,
} from '@upaj/contract/notifications.schema';
import type { Tx } from '../../db/transaction.ts';
import type { Person } from '../../platform/access/person.ts';
import { publish } from '../../platform/events/publish.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import { readCursor, writeCursor } from '../../platform/paging/cursor.ts';
import { createLiveHub, everything, type Part } from './live-hub.ts';
import type { NotificationSettingsStore, Switch } from './notification-settings.store.ts';
import { notificationsChanged } from './notifications.events.ts';
import type { News, NotificationRow, NotificationStore } from './notifications.store.ts';

const CURSOR = 'notifications';
const MINUTE = 60_000;
const switches: readonly Switch[] = [
  ...(['new-orders', 'order-changes', 'amendments', 'payments'] as const),
  ...(['reviews', 'listings', 'mail'] as const),
];

export type Notifications = ReturnType<typeof createNotifications>;

/** What people are told of, and what changes for them as it happens. */
export function createNotifications(
  deps: Pick<Platform, 'inTransaction' | 'follow' | 'now'> & {
    store: NotificationStore;
    choices: NotificationSettingsStore;
  },
) {
  const { inTransaction, store, choices, now } = deps;
  const hub = createLiveHub(deps.follow);

  async function settings(userId: string): Promise<NotificationSettings> {
    const { off } = await choices.settingsOf(userId);
    return settingsView(off);
  }

  return {
    settings,

    /** Tells a person, unless the topic is switched off. */
    async notify(tx: Tx, userId: string, news: News): Promise<void> {
      const { off } = await choices.settingsOf(userId, tx);
      if (off.includes(topicOf[news.kind])) return;
      const at = now();
      const isMailed = costsMoney(news.kind) && !off.includes('mail');
      const mailAt = isMailed ? new Date(at.getTime() + mailAfterMinutes * MINUTE) : null;
      await store.add(tx, userId, news, at, mailAt);
      await publish(tx, notificationsChanged, { userId });
    },

    async list(
      { id: userId }: Person,
      { cursor, limit = pageSize }: { cursor?: string | undefined; limit?: number | undefined },
    ) {
      const after = cursor === undefined ? undefined : readCursor(CURSOR, cursor);
      if (cursor !== undefined && !after) throw invalidField('cursor', 'wrong_cursor');
      const found = await store.list(userId, after, limit + 1);
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      const nextCursor =
        last && writeCursor(CURSOR, { key: last.createdAt.getTime(), id: last.id });
      return { data: page.map(notificationView), nextCursor: nextCursor ?? null };
    },

    /** Marks some notifications as read, or all. */
    async read({ id: userId }: Person, ids: readonly string[] | undefined): Promise<void> {
      await inTransaction(async (tx) => {
        await store.markRead(tx, userId, ids, now());
        await publish(tx, notificationsChanged, { userId });
      });
    },

    async change(
      { id: userId }: Person,
      wanted: Partial<NotificationSettings>,
    ): Promise<NotificationSettings> {
      await inTransaction(async (tx) => {
        const before = await choices.settingsForUpdate(tx, userId);
        const off = switches.filter((name) =>
          wanted[name] === undefined ? before.includes(name) : !wanted[name],
        );
        await choices.setOff(tx, userId, off);
      });
      return settings(userId);
    },

    /** What changes for a person until `signal` is aborted: first everything, then what has changed since. */
    async *live(
      { id: userId }: Person,
      language: 'en' | 'hi',
      signal: AbortSignal,
    ): AsyncGenerator<{ data: LiveChange }> {
      const waiting = new Set<Part>(everything);
      let wake = () => {};
      const stop = hub.listen(userId, (parts) => {
        for (const part of parts) waiting.add(part);
        wake();
      });
      const end = () => wake();
      signal.addEventListener('abort', end);
      try {
        const { language: known } = await choices.settingsOf(userId);
        // Mails are written in the language in which the portal was used last.
        if (known !== language) await choices.setLanguage(userId, language);
        while (!signal.aborted) {
          if (waiting.size === 0)
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
          if (signal.aborted) return;
          const changed = [...waiting];
          waiting.clear();
          yield { data: { unread: await store.countUnread(userId), changed } };
        }
      } finally {
        signal.removeEventListener('abort', end);
        stop();
      }
    },

    /** What a person was told of and has switched off, in the data export. */
    async copy(userId: string) {
      const found = await store.list(userId, undefined, 1000);
      return {
        notifications: found.map(({ kind, subject, createdAt }) => ({
          ...{ kind, subject, createdAt: createdAt.toISOString() },
        })),
        notificationSettings: await settings(userId),
      };
    },
  };
}

function settingsView(off: readonly Switch[]): NotificationSettings {
  const isOn = (name: Switch) => !off.includes(name);
  return {
    'new-orders': isOn('new-orders'),
    'order-changes': isOn('order-changes'),
    amendments: isOn('amendments'),
    payments: isOn('payments'),
    reviews: isOn('reviews'),
    listings: isOn('listings'),
    mail: isOn('mail'),
  };
}

function notificationView({ id, readAt, createdAt, ...row }: NotificationRow): Notification {
  const { kind, subject, count, href } = row;
  return {
    ...{ _id: id, kind, subject, count, href },
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  };
}
