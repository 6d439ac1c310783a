import type { NotificationSettings } from '@upaj/contract/notifications.schema';
import type { SellerGoals } from '@upaj/contract/sellers.schema';
import { diagnoses, leafPictures } from './disease-fixtures.ts';
import type { DiagnosisRecord, LeafFeedbackRecord, LeafPictureRecord } from './disease-records.ts';
import { crops, goals, people, sellers, sessions } from './fixtures.ts';
import { actions, reports } from './moderation-fixtures.ts';
import type { ActionRecord, ReportRecord } from './moderation-records.ts';
import { notifications } from './notification-fixtures.ts';
import { carts, orders } from './order-fixtures.ts';
import type { CommentRecord, ThreadPictureRecord, ThreadRecord } from './post-records.ts';
import type {
  CartItemRecord,
  ChatFeedbackRecord,
  CropRecord,
  NotificationRecord,
  OrderRecord,
  OtpRecord,
  PersonRecord,
  ReviewRecord,
  SellerRecord,
  SessionRecord,
  WeatherPlaceRecord,
} from './records.ts';
import { reviews } from './review-fixtures.ts';
import { discussions } from './thread-fixtures.ts';

/** The data of the mock server; `resetDb` and a reload discard it. */
export const db = {
  people: new Map<string, PersonRecord>(),
  sellers: new Map<string, SellerRecord>(),
  /** Goals that were set; the other sellers have none. */
  sellerGoals: new Map<string, SellerGoals>(),
  crops: new Map<string, CropRecord>(),
  /** Items of each user's cart in the order in which they were added. */
  carts: new Map<string, CartItemRecord[]>(),
  orders: new Map<string, OrderRecord>(),
  reviews: new Map<string, ReviewRecord>(),
  threads: new Map<string, ThreadRecord>(),
  comments: new Map<string, CommentRecord>(),
  threadPictures: new Map<string, ThreadPictureRecord>(),
  /** Who wants no notifications of a discussion. */
  threadMutes: new Map<string, ReadonlySet<string>>(),
  reports: new Map<string, ReportRecord>(),
  moderationActions: new Map<string, ActionRecord>(),
  /** End of the suspension of a user. */
  suspensions: new Map<string, string>(),
  notifications: new Map<string, NotificationRecord>(),
  /** What users have chosen to be told of; everything for the others. */
  notificationSettings: new Map<string, NotificationSettings>(),
  /** What users think of KrishiBot's answers. */
  chatFeedback: new Map<string, ChatFeedbackRecord>(),
  weatherPlaces: new Map<string, WeatherPlaceRecord>(),
  leafPictures: new Map<string, LeafPictureRecord>(),
  diagnoses: new Map<string, DiagnosisRecord>(),
  leafFeedback: new Map<string, LeafFeedbackRecord>(),
  sessions: new Map<string, SessionRecord>(),
  endedTokens: new Set<string>(),
  otps: new Map<string, OtpRecord>(),
  /** Replies to writes by user, endpoint and Idempotency-Key. */
  storedReplies: new Map<string, { status: number; body?: unknown }>(),
};

/** Resets the mock server to the demo data; call it between tests. */
export function resetDb(now: Date = new Date()): void {
  for (const part of Object.values(db)) part.clear();
  for (const person of people(now)) db.people.set(person.id, person);
  for (const [userId, account] of sellers()) db.sellers.set(userId, account);
  for (const [userId, set] of goals()) db.sellerGoals.set(userId, set);
  for (const [token, session] of sessions(now)) db.sessions.set(token, session);
  for (const crop of crops(now)) db.crops.set(crop.id, crop);
  for (const [userId, items] of carts(now)) db.carts.set(userId, items);
  for (const order of orders(now)) db.orders.set(order.id, order);
  for (const review of reviews(now)) db.reviews.set(review.id, review);
  const { threads, comments } = discussions(now);
  for (const thread of threads) db.threads.set(thread.id, thread);
  for (const comment of comments) db.comments.set(comment.id, comment);
  for (const report of reports(now)) db.reports.set(report.id, report);
  for (const action of actions(now)) db.moderationActions.set(action.id, action);
  for (const diagnosis of diagnoses(now)) db.diagnoses.set(diagnosis.id, diagnosis);
  for (const record of leafPictures()) db.leafPictures.set(record.picture.id, record);
  const told = notifications(now, [...db.orders.values()]);
  for (const notification of told) db.notifications.set(notification.id, notification);
}

resetDb();
