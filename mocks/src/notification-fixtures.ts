import type { NotificationKind } from '@upaj/contract/notifications.schema';
import { demoListings } from '@upaj/demo/market';
import { demoBuyers, demoSellers } from '@upaj/demo/people';
import { demoThreads } from '@upaj/demo/threads';
import { before } from './fixtures.ts';
import type { NotificationRecord, OrderRecord } from './records.ts';

/** Title of the discussion that moderation has to do with. */
const moderatedTitle = 'Where do you get manure at a fair price?';

type Fixture = readonly [kind: NotificationKind, about: string, hours: number, count?: number];

/**
 * What the first buyer has not read, and has read: an order by its reference, a listing by its slug, a discussion by its
 * title.
 */
const ofBuyer: { unread: readonly Fixture[]; read: readonly Fixture[] } = {
  unread: [
    ['amendment-proposed', 'UP-DEM003', 3],
    ['payment-disputed', 'UP-DEM005', 8],
    ['order-delivered', 'UP-DEM007', 14, 3],
  ],
  read: [
    ['reply-received', 'Mitti ki jaanch pehli baar: sample kaise lein?', 16],
    ['post-liked', 'PM-KISAN ke kaagaz: naam ki spelling alag hai', 17, 2],
    ['order-packed', 'UP-DEM006', 30],
    ['order-accepted', 'UP-DEM004', 40],
    ['post-moderated', moderatedTitle, 44],
    ['order-rejected', 'UP-DEM011', 140],
    ['review-answered', 'maize-yellow', 150],
    ['payment-confirmed', 'UP-DEM010', 190],
    ['order-expired', 'UP-DEM013', 228],
    ['payment-refunded', 'UP-DEM012', 230],
    ['order-cancelled', 'UP-DEM012', 250],
  ],
};

/** The same of the first seller. */
const ofSeller: typeof ofBuyer = {
  unread: [
    ['order-placed', 'UP-DEM015', 1, 3],
    ['payment-claimed', 'UP-DEM002', 19],
    ['handover-objected', 'UP-DEM008', 20],
    ['listing-expiring', 'tomato-hybrid', 26],
    ['review-received', 'sharbati-wheat', 32, 2],
    ['comment-received', 'धान के पत्ते पीले पड़ रहे हैं, पहले क्या देखें?', 40, 2],
  ],
  read: [
    ['answer-accepted', 'Mitti ki jaanch pehli baar: sample kaise lein?', 8],
    ['mentioned', 'Onion storage: how do you keep the rot away?', 23],
    ['amendment-accepted', 'UP-DEM016', 60],
    ['appeal-decided', moderatedTitle, 130],
    ['amendment-declined', 'UP-DEM010', 215],
    ['order-cancelled', 'UP-DEM012', 252],
  ],
};

/** Where a notification of a discussion leads. */
function discussionOf(subject: string): { subject: string; href: string } {
  if (subject === moderatedTitle) return { subject, href: '/discussions/notices' };
  const thread = demoThreads.find(({ title }) => title === subject);
  if (!thread) throw new Error(`The demo has no order, listing or discussion ${subject}`);
  return { subject, href: `/discussions/${thread.id}` };
}

/** Where a notification leads, and what it calls that. */
function placeOf(about: string, orders: readonly OrderRecord[]): { subject: string; href: string } {
  const order = orders.find(({ reference }) => reference === about);
  if (order) return { subject: about, href: `/orders/${order.id}` };
  const listing = demoListings.find(({ slug }) => slug === about);
  if (!listing) return discussionOf(about);
  const { id, name, category } = listing;
  return { subject: name, href: `/mandi/${encodeURIComponent(category)}/${id}` };
}

/** The notifications of the demo as they are at `now`: each kind for one of the two parties. */
export function notifications(now: Date, orders: readonly OrderRecord[]): NotificationRecord[] {
  const toRecord =
    (userId: string, isRead: boolean) =>
    ([kind, about, hours, count = 1]: Fixture) => {
      const place = placeOf(about, orders);
      const isMany = kind === 'order-placed' && count > 1;
      const many = isMany && { group: 'new-orders', href: '/orders?as=seller&status=placed' };
      const createdAt = before(now, hours);
      return { userId, group: about, kind, ...place, ...many, count, isRead, createdAt };
    };
  const told = [
    [demoBuyers[0]?.id ?? '', ofBuyer],
    [demoSellers[0]?.id ?? '', ofSeller],
  ] as const;
  const records = told.flatMap(([userId, { unread, read }]) => [
    ...unread.map(toRecord(userId, false)),
    ...read.map(toRecord(userId, true)),
  ]);
  return records.map((record, at) => {
    return { ...record, id: `0de50000-0006-4000-8000-${String(at + 1).padStart(12, '0')}` };
  });
}
