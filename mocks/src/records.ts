import type { Category, Unit } from '@upaj/contract/crops.schema';
import type { Picture } from '@upaj/contract/fields';

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
  wrongTries: number;
  isVerified: boolean;
}

/** A listing of the mock server. */
export interface CropRecord {
  id: string;
  sellerId: string;
  name: string;
  description: string;
  price: number;
  quantity: number;
  unit: Unit;
  category: Category;
  harvestDate: string;
  expiryDate: string;
  Location: string;
  isPaused: boolean;
  image: Picture[];
  rating: number | null;
  ratingCount: number;
  createdAt: string;
}
