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
import type { GoneCauses } from './notification-causes.store.ts';
import type { Choices, NotificationSettingsStore, Switch } from './notification-settings.store.ts';
import { notificationsChanged } from './notifications.events.ts';
import type { News, NotificationRow, NotificationStore } from './notifications.store.ts';

const CURSOR = 'notifications';
const MINUTE = 60_000;
const switches: readonly Switch[] = [
  ...(['new-orders', 'order-changes', 'amendments', 'payments'] as const),
  ...(['reviews', 'listings', 'discussions', 'likes', 'mail'] as const),
];

export type Notifications = ReturnType<typeof createNotifications>;

/** What people are told of, and what changes for them as it happens. */
export function createNotifications(
  deps: Pick<Platform, 'inTransaction' | 'follow' | 'now' | 'services'> & {
    store: NotificationStore;
    choices: NotificationSettingsStore;
  },
) {
  const { inTransaction, store, choices, now, services } = deps;
  const hub = createLiveHub(deps.follow);

  async function settings(userId: string): Promise<NotificationSettings> {
    return settingsView(await choices.settingsOf(userId));
  }

  /** Tells a person, unless the topic is switched off or the account is gone. */
  async function notify(tx: Tx, userId: string, news: News): Promise<void> {
    const { off } = await choices.settingsOf(userId, tx);
    const topic = topicOf[news.kind];
    if (topic !== null && off.includes(topic)) return;
    // A deletion of the account locks it before its notifications.
    if (!(await services.accounts.namesForShare(tx, [userId])).has(userId)) return;
    const at = now();
    const isMailed = costsMoney(news.kind) && !off.includes('mail');
    const mailAt = isMailed ? new Date(at.getTime() + mailAfterMinutes * MINUTE) : null;
    const isNew = await store.add(tx, userId, news, at, mailAt);
    if (isNew) await publish(tx, notificationsChanged, { userId });
  }

  return {
    settings,

    notify,

    /** As `notify`, but what a person has read is not told again. */
    async notifyOnce(tx: Tx, userId: string, news: News): Promise<void> {
      if (await store.isRead(tx, userId, news.topicKey)) return;
      await notify(tx, userId, news);
    },

    /** Takes back what is true no longer: notifications count without it, or go. */
    async withdraw(tx: Tx, gone: GoneCauses): Promise<void> {
      for (const userId of await store.withdraw(tx, gone)) {
        await publish(tx, notificationsChanged, { userId });
      }
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
          wanted[name] === undefined ? before.off.includes(name) : !wanted[name],
        );
        const { digest: hasDigest = before.hasDigest } = wanted;
        await choices.setChoices(tx, userId, { off, hasDigest });
      });
      return settings(userId);
    },

    /** What changes for a person until `signal` is aborted: first everything, then what has changed since. */
    async *live(
      { id: userId }: Person,
      language: 'en' | 'hi',
      signal: AbortSignal,
    ): AsyncGenerator<{ data: LiveChange }> {
      // Before anything is read, so that nothing is missed between.
      const news = hub.listen(userId, signal);
      const { language: known } = await choices.settingsOf(userId);
      // Mails are written in the language in which the portal was used last.
      if (known !== language) await choices.setLanguage(userId, language);
      const live = async (changed: readonly Part[]) => ({
        data: { unread: await store.countUnread(userId), changed: [...new Set(changed)] },
      });
      yield await live(everything);
      for await (const happened of news) yield await live(happened.flat());
    },

    /** What a person was told of and has switched off, in the data export. */
    async copy(userId: string) {
      const found = await store.list(userId, undefined, 1000);
      return {
        notifications: found.map(({ kind, subject, createdAt }) => ({
          kind,
          subject,
          createdAt: createdAt.toISOString(),
        })),
        notificationSettings: await settings(userId),
      };
    },
  };
}

function settingsView({ off, hasDigest }: Choices): NotificationSettings {
  const isOn = (name: Switch) => !off.includes(name);
  return {
    'new-orders': isOn('new-orders'),
    'order-changes': isOn('order-changes'),
    amendments: isOn('amendments'),
    payments: isOn('payments'),
    reviews: isOn('reviews'),
    listings: isOn('listings'),
    discussions: isOn('discussions'),
    likes: isOn('likes'),
    digest: hasDigest,
    mail: isOn('mail'),
  };
}

function notificationView({ id, readAt, createdAt, ...row }: NotificationRow): Notification {
  const { kind, subject, count, href } = row;
  return {
    _id: id,
    kind,
    subject,
    count,
    href,
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  };
}
