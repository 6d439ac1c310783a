import type { Category, Unit } from '@upaj/contract/crops.schema';
import type { Picture } from '@upaj/contract/fields';

/** A person as the mock server keeps them. */
export interface PersonRecord {
  id: string;
  name: string;
  email: string;
  /** '' when the person came through Google and has none. */
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

/** A session as the mock server keeps it, by its token. */
export interface SessionRecord {
  id: string;
  userId: string;
  createdAt: string;
  userAgent: string | null;
}

/** A request for an OTP. */
export interface OtpRecord {
  /** Whom it is for; nobody when the address is not registered. */
  userId: string | undefined;
  /** Where the code was mailed to. */
  email: string;
  wrongTries: number;
  isVerified: boolean;
}

/** A listing as the mock server keeps it. */
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
