import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import { badPicture, notAllowed } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import { maskAccountNo } from '@upaj/contract/sellers.rules';
import { requireOwner, toUser } from './account-records.ts';
import { cartOf } from './cart-view.ts';
import { chatFeedbackOf, forgetChatFeedback } from './chat.mock.ts';
import { db } from './db.ts';
import { diagnosisCopies, forgetDiagnoses } from './diagnoses.mock.ts';
import { discussionCopies, leaveDiscussions } from './discussion-data.ts';
import { forgetLeafFeedback, leafFeedbackCopies } from './leaf-feedback.mock.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { forgetNotifications, notificationsOf, settingsOf } from './notification-records.ts';
import { closeOrders, forgetReasons } from './order-records.ts';
import { itemsOf, toOrder } from './order-view.ts';
import { isPicture } from './parse-request.ts';
import { refuseSuspended } from './post-checks.ts';
import type { CropRecord, PersonRecord } from './records.ts';
import { forgetReviewTexts, reviewCopies } from './review-records.ts';
import { goalsOf } from './seller-figures.mock.ts';
import { endSessions, sessionsOf } from './sessions.ts';
import { forgetWeatherPlaces, weatherPlacesOf } from './weather.mock.ts';

const SIZE = 192;

async function asDataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:image/*;base64,${btoa(text)}`;
}

const setUserPicture = mockEndpoint(contract.setUserPicture, async ({ params, person, files }) => {
  if (params.id !== person.id) throw notAllowed();
  const [file] = files;
  if (!file || !(await isPicture(file))) throw badPicture('image');
  refuseSuspended(person);
  const url = await asDataUrl(file);
  const changed = {
    ...person,
    picture: { url, srcset: `${url} ${SIZE}w`, width: SIZE, height: SIZE },
  };
  db.people.set(person.id, changed);
  return { status: 200, body: { success: true, data: toUser(changed) } };
});

const removeUserPicture = mockEndpoint(contract.removeUserPicture, ({ params, person }) => {
  if (params.id !== person.id) throw notAllowed();
  db.people.set(person.id, { ...person, picture: null });
  return { status: 204 };
});

function listingCopy({ Location: place, image, ...record }: CropRecord) {
  const { sellerId: _, rating: _rating, ratingCount: _count, ...facts } = record;
  return { ...facts, place, updatedAt: record.createdAt, pictures: image.map(({ url }) => url) };
}

function sellerCopy(id: string, since: string): ExportedUser['seller'] {
  const account = db.sellers.get(id);
  if (!account) return null;
  return { ...account, accountNo: maskAccountNo(account.accountNo), goals: goalsOf(id), since };
}

function orderCopies(id: string): ExportedUser['orders'] {
  const own = [...db.orders.values()].filter(
    ({ buyerId, sellerId }) => buyerId === id || sellerId === id,
  );
  return own.map((order) => {
    const { reference, status, payment, paymentStatus, total, createdAt, ...more } = toOrder(order);
    const { history, payments } = more;
    const isBuyer = order.buyerId === id;
    const facts = { id: order.id, reference, status, payment, paymentStatus, total, createdAt };
    return {
      ...facts,
      as: isBuyer ? 'buyer' : 'seller',
      address: isBuyer ? order.address : null,
      history,
      payments,
      items: itemsOf(order).map(({ name, unit, quantity, delivered, price, total }) => {
        return { name, unit, quantity, delivered, price, total };
      }),
    };
  });
}

function copyOf(person: PersonRecord): ExportedUser {
  const { id, password: _, joinedAt, changedAt = joinedAt, picture, ...facts } = person;
  const listings = [...db.crops.values()].filter(({ sellerId }) => sellerId === id);
  return {
    exportedAt: new Date().toISOString(),
    user: {
      ...facts,
      picture: picture?.url ?? null,
      isEmailProven: true,
      memberSince: joinedAt,
      changedAt,
    },
    seller: sellerCopy(id, joinedAt),
    signInWays: [{ way: 'password', googleId: null, since: joinedAt }],
    sessions: sessionsOf(id, undefined).map(({ createdAt, userAgent }) => ({
      createdAt,
      lastSeenAt: createdAt,
      expiresAt: createdAt,
      ipAddress: null,
      userAgent,
    })),
    listings: listings.map(listingCopy),
    cart: cartOf(id).map(({ name, quantity, addedAt }) => ({ name, quantity, addedAt })),
    orders: orderCopies(id),
    ...reviewCopies(id),
    ...discussionCopies(id),
    notifications: notificationsOf(id).map(({ kind, subject, createdAt }) => {
      return { kind, subject, createdAt };
    }),
    notificationSettings: settingsOf(id),
    contactMessages: [],
    weatherPlaces: weatherPlacesOf(id).map(({ name, lat, lon, isHome }) => {
      return { name, lat, lon, isHome };
    }),
    chatFeedback: chatFeedbackOf(id),
    diagnoses: diagnosisCopies(id),
    leafFeedback: leafFeedbackCopies(id),
    idempotencyKeys: [],
  };
}

const exportUser = mockEndpoint(contract.exportUser, ({ params, person }) => {
  if (params.id !== person.id) throw notAllowed();
  return { status: 200, body: copyOf(person) };
});

const deleteUser = mockEndpoint(contract.deleteUser, ({ params, body, person, request }) => {
  if (params.id !== person.id) throw notAllowed();
  requireOwner(person, body.password, request);
  endSessions(sessionsOf(person.id, undefined).map(({ token }) => token));
  closeOrders(person.id);
  forgetReasons(person.id);
  forgetReviewTexts(person.id);
  for (const [id, { sellerId }] of db.crops) {
    if (sellerId === person.id) db.crops.delete(id);
  }
  db.sellers.delete(person.id);
  db.sellerGoals.delete(person.id);
  db.carts.delete(person.id);
  forgetNotifications(person.id);
  leaveDiscussions(person.id);
  forgetWeatherPlaces(person.id);
  forgetChatFeedback(person.id);
  forgetLeafFeedback(person.id);
  forgetDiagnoses(person.id);
  db.people.delete(person.id);
  return { status: 204 };
});

/** Pictures, exports and deletions of the mock server. */
export const personalDataHandlers = [setUserPicture, removeUserPicture, exportUser, deleteUser];
