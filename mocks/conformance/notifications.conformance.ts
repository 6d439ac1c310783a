import { contract } from '@upaj/contract/contract';
import type { LiveChange } from '@upaj/contract/notifications.schema';
import { type Cases, type ConformanceClient, expectSame, expectSuccess } from './client.ts';
import { about, listGoods, orderGoods, placeOrder, take } from './market.ts';
import { openStream, untilUnread } from './stream.ts';
import { createUser, type TestUser } from './users.ts';

const { listNotifications, readNotifications, streamNotifications } = contract;
const { getNotificationSettings, updateNotificationSettings } = contract;
const { acceptOrder, cancelOrder, putCartItem } = contract;

const list = async (client: ConformanceClient, { token }: TestUser, query = {}) =>
  expectSuccess(client, listNotifications, { token, query });
const read = (client: ConformanceClient, { token }: TestUser, ids?: readonly string[]) =>
  expectSuccess(client, readNotifications, { token, body: { ids } });
const createParties = async (client: ConformanceClient) => ({
  buyer: await createUser(client),
  seller: await createUser(client),
});

/** The stream of a user after its first event, which is checked. */
async function follow(client: ConformanceClient, user: TestUser, unread = 0) {
  const stream = await openStream(client, streamNotifications, user);
  const { changed, ...first } = await stream.next();
  const all = ['cart', 'notifications', 'orders'];
  expectSame([first.unread, changed.toSorted()], [unread, all], 'the first event');
  /** Reads until an event is as wanted: how many changes become one event is left to the server. */
  async function until(isWanted: (change: LiveChange) => boolean): Promise<LiveChange> {
    for (;;) {
      const change = await stream.next();
      if (isWanted(change)) return change;
    }
  }
  return { until, close: stream.close };
}

/** Cases of notifications, of what they are about, and of what changes live. */
export const notificationCases: Cases = {
  async 'the seller is told of a new order, and the buyer that it was accepted'(client) {
    const people = await createParties(client);
    const { buyer, seller } = people;
    const sold = await follow(client, seller);
    const { order } = await placeOrder(client, people);
    await sold.until(({ unread }) => unread === 1);
    sold.close();
    const [placed, ...none] = (await list(client, seller)).data;
    const { kind, subject, count, isRead } = placed ?? {};
    const expected = ['order-placed', order.reference, 1, false, []];
    expectSame([kind, subject, count, isRead, none], expected, 'of the seller');
    expectSame(placed?.href.startsWith('/orders'), true, 'a path of the portal');
    expectSame((await list(client, buyer)).data, [], 'who has ordered knows');
    await take(client, acceptOrder, order, seller);
    await untilUnread(client, buyer, 1);
    const [accepted] = (await list(client, buyer)).data;
    const facts = [accepted?.kind, accepted?.subject, accepted?.href];
    const ofBuyer = ['order-accepted', order.reference, `/orders/${order._id}`];
    expectSame(facts, ofBuyer, 'of the buyer');
  },
  async 'notifications are read one by one or all, each by its owner alone'(client) {
    const people = await createParties(client);
    const { buyer, seller } = people;
    const crop = await listGoods(client, seller);
    const first = await orderGoods(client, buyer, [[crop, 1]]);
    const second = await orderGoods(client, buyer, [[crop, 1]]);
    for (const order of [first, second]) await take(client, acceptOrder, order, seller);
    await untilUnread(client, buyer, 2);
    const { data, nextCursor } = await list(client, buyer, { limit: '1' });
    expectSame(data.length, 1, 'a page of one');
    const rest = await list(client, buyer, { limit: '1', cursor: nextCursor ?? '' });
    expectSame([rest.data.length, rest.nextCursor], [1, null], 'the last page');
    const [newest] = data;
    const [older] = rest.data;
    if (!newest || !older) throw new Error('there are two notifications');
    expectSame(newest.createdAt >= older.createdAt, true, 'the newest first');
    await read(client, seller, [newest._id]);
    const readNow = async () => (await list(client, buyer)).data.map(({ isRead }) => isRead);
    expectSame(await readNow(), [false, false], 'read by another user');
    const stream = await follow(client, buyer, 2);
    await read(client, buyer, [older._id]);
    const change = await stream.until(({ unread }) => unread === 1);
    expectSame(change.changed.includes('notifications'), true, 'told to other devices');
    stream.close();
    expectSame(await readNow(), [false, true], 'one is read');
    await read(client, buyer);
    expectSame(await readNow(), [true, true], 'all are read');
  },
  async 'every topic is on until it is switched off'(client) {
    const { token } = await createUser(client);
    const before = (await expectSuccess(client, getNotificationSettings, { token })).data;
    const all = {
      'new-orders': true,
      'order-changes': true,
      amendments: true,
      payments: true,
      reviews: true,
      listings: true,
      discussions: true,
      likes: true,
      digest: false,
      mail: true,
    };
    expectSame(before, all, 'a new user');
    const changed = { ...all, reviews: false, mail: false };
    const body = { reviews: false, mail: false };
    const reply = await expectSuccess(client, updateNotificationSettings, { token, body });
    expectSame(reply.data, changed, 'the reply');
    const after = await expectSuccess(client, getNotificationSettings, { token });
    expectSame(after.data, changed, 'read again');
    await expectSuccess(client, updateNotificationSettings, { token, body: { mail: true } });
    const last = await expectSuccess(client, getNotificationSettings, { token });
    expectSame(last.data, { ...changed, mail: true }, 'absent fields stay');
  },
  async 'who has switched a topic off is told of the others alone'(client) {
    const people = await createParties(client);
    const { buyer, seller } = people;
    const body = { 'new-orders': false };
    await expectSuccess(client, updateNotificationSettings, { token: seller.token, body });
    const { order } = await placeOrder(client, people);
    await expectSuccess(client, cancelOrder, about(order, buyer, {}));
    await untilUnread(client, seller, 1);
    const kinds = (await list(client, seller)).data.map(({ kind }) => kind);
    expectSame(kinds, ['order-cancelled'], 'the topics that are on');
  },
  async 'every device of a user hears what changes'(client) {
    const people = await createParties(client);
    const { buyer, seller } = people;
    const crop = await listGoods(client, seller);
    const stream = await follow(client, buyer);
    const params = { cropId: crop._id };
    const item = { token: buyer.token, params, body: { quantity: 1 } };
    await expectSuccess(client, putCartItem, item);
    await stream.until(({ changed }) => changed.includes('cart'));
    const order = await orderGoods(client, buyer, [[crop, 1]]);
    await stream.until(({ changed }) => changed.includes('orders'));
    await take(client, acceptOrder, order, seller);
    await stream.until(({ unread, changed }) => unread === 1 && changed.includes('notifications'));
    stream.close();
  },
};
