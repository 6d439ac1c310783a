import type { Category, CropPicture, Unit } from '@upaj/contract/crops.schema';

/** A person as the mock server keeps them. */
export interface PersonRecord {
  id: string;
  name: string;
  email: string;
  password: string;
  phone: string;
  gender: 'male' | 'female' | 'others';
  street: string;
  city: string;
  state: string;
  postalCode: string;
  joinedAt: string;
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
  image: CropPicture[];
  rating: number | null;
  ratingCount: number;
  createdAt: string;
}
