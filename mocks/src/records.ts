import type { ChatFeedback } from '@upaj/contract/chat.schema';
import type { Category, CropPicture, Unit } from '@upaj/contract/crops.schema';
import type { Picture } from '@upaj/contract/fields';
import type { Notification } from '@upaj/contract/notifications.schema';
import type { Order, OrderAddress, OrderItem, ProposedLine } from '@upaj/contract/orders.schema';
import type { Review } from '@upaj/contract/reviews.schema';
import type { BankAccount } from '@upaj/contract/sellers.schema';
import type { WeatherPlace } from '@upaj/contract/weather.schema';
import type * as z from 'zod/mini';

/** A user of the mock server. */
export interface PersonRecord {
  id: string;
  name: string;
  email: string;
  /** '' for a user of Google without a password. */
  password: string;
  phone: string;
  gender: 'male' | 'female' | 'others' | null;
  street: string;
  city: string;
  state: string;
  postalCode: string;
  joinedAt: string;
  /** When the profile was changed last; missing until then. */
  changedAt?: string;
  isModerator: boolean;
  isEmailConfirmed: boolean;
  picture: Picture | null;
}

/** A session of the mock server, by its token. */
export interface SessionRecord {
  id: string;
  userId: string;
  createdAt: string;
  userAgent: string | null;
}

/** A request for an OTP. */
export interface OtpRecord {
  /** Id of the user; undefined if the address is not registered. */
  userId: string | undefined;
  /** Address that the code was mailed to. */
  email: string;
  isVerified: boolean;
}

/** A seller's bank account, and the UPI address for payments of buyers. */
export interface SellerRecord extends BankAccount {
  upi: string | null;
}

/** A listing of the mock server. */
export interface CropRecord {
  id: string;
  sellerId: string;
  name: string;
  description: string;
  price: number;
  /** What is left for sale beside what orders have reserved, in the listing's own unit. */
  quantity: number;
  unit: Unit;
  category: Category;
  harvestDate: string;
  expiryDate: string;
  Location: string;
  isPaused: boolean;
  licence: string | null;
  image: CropPicture[];
  rating: number | null;
  ratingCount: number;
  createdAt: string;
}

/** An item of a cart, with what stays known of its listing once it is deleted. */
export interface CartItemRecord {
  cropId: string;
  name: string;
  category: Category;
  unit: Unit;
  quantity: number;
  /** Rupees for one U. */
  priceWhenAdded: number;
  addedAt: string;
}

/** A line of an order; its total is computed, and its review is a record of its own. */
export type OrderLineRecord = Omit<OrderItem, 'total' | 'cropId' | 'review'> & { cropId: string };

/** What the seller proposes instead of the lines of an order. */
export interface AmendmentRecord {
  id: string;
  items: z.infer<typeof ProposedLine>[];
  reason: string;
  at: string;
}

/** An order of the mock server; what the contract's rules compute is not stored. */
export interface OrderRecord
  extends Pick<
    Order,
    | 'reference'
    | 'isNewBuyer'
    | 'status'
    | 'payment'
    | 'handover'
    | 'objectUntil'
    | 'history'
    | 'payments'
  > {
  id: string;
  buyerId: string;
  sellerId: string;
  address: OrderAddress;
  lines: OrderLineRecord[];
  amendment: AmendmentRecord | null;
  wrongCodes: number;
  /** The Idempotency-Key of its checkout. */
  checkoutKey: string | null;
  createdAt: string;
}

/** A notification of the mock server. */
export interface NotificationRecord extends Omit<Notification, '_id'> {
  id: string;
  userId: string;
  /** What is one notification as long as it is not read. */
  group: string;
}

/** What a user thinks of an answer. */
export interface ChatFeedbackRecord extends ChatFeedback {
  userId: string;
  createdAt: string;
}

/** A place that a user keeps. */
export interface WeatherPlaceRecord extends WeatherPlace {
  userId: string;
}

/** A review of the mock server, of a delivered line. */
export interface ReviewRecord extends Omit<Review, '_id' | 'username'> {
  id: string;
  lineId: string;
  cropId: string;
  /** The listing as it was called when it was ordered. */
  listing: string;
  authorId: string;
}
