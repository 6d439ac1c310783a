import type { CategoryName } from '@upaj/content/categories';
import { needsLicence } from '@upaj/contract/crops.rules';
import type { Picture } from '@upaj/contract/fields';
import type { SellerGoals } from '@upaj/contract/sellers.schema';
import { type DemoListing, demoDay, demoListings } from '@upaj/demo/market';
import {
  type DemoPerson,
  demoBuyers,
  demoModerator,
  demoPassword,
  demoPeople,
  demoSellers,
} from '@upaj/demo/people';
import { demoPictureName, demoPictureSize } from '@upaj/demo/picture';
import { demoRatings } from './demo-reviews.data.ts';
import type { CropRecord, PersonRecord, SellerRecord, SessionRecord } from './records.ts';

const hourInMs = 3_600_000;
/** The timestamp so many hours before `now`; after it if negative. */
export const before = (now: Date, hours: number) =>
  new Date(now.getTime() - hours * hourInMs).toISOString();

/** The picture of these icons in `mocks/public`. */
export function mockPicture(category: CategoryName, icons: readonly string[]): Picture {
  const url = `/mock-pictures/${demoPictureName(category, icons)}.svg`;
  return { url, srcset: `${url} ${demoPictureSize.width}w`, ...demoPictureSize };
}

/** The id of a listing's picture: that of the listing with another beginning. */
const pictureId = (cropId: string, at: number) => `f0${at}${cropId.slice(3)}`;

function toPerson(
  { bankAccount: _, upi: _upi, key: _key, joinedDaysAgo, ...facts }: DemoPerson,
  now: Date,
) {
  const joinedAt = before(now, joinedDaysAgo * 24);
  const isModerator = facts.id === demoModerator.id;
  const account = { password: demoPassword, joinedAt, isModerator, isEmailConfirmed: true };
  return { ...facts, ...account, picture: null };
}

function toRecord(listing: DemoListing, sellerId: string, now: Date): CropRecord {
  const [rating, ratingCount] = demoRatings[listing.slug] ?? [null, 0];
  return {
    id: listing.id,
    sellerId,
    name: listing.name,
    description: listing.description,
    price: listing.price,
    quantity: listing.quantity,
    unit: listing.unit,
    category: listing.category,
    harvestDate: demoDay(now, -listing.harvestDaysAgo),
    expiryDate: demoDay(now, listing.daysLeft),
    Location: listing.location,
    isPaused: false,
    licence: needsLicence(listing.category) ? 'JH/RAN/2024/0157' : null,
    image: listing.pictures.map((icons, at) => ({
      id: pictureId(listing.id, at),
      ...mockPicture(listing.category, icons),
    })),
    rating,
    ratingCount,
    createdAt: before(now, listing.listedHoursAgo),
  };
}

/** The demo users, all with the demo password. */
export function people(now: Date): PersonRecord[] {
  return demoPeople.map((person) => toPerson(person, now));
}

/** Bank accounts and UPI addresses of the demo sellers by their id. */
export function sellers(): [userId: string, account: SellerRecord][] {
  return demoSellers.flatMap(({ id, bankAccount, upi }) =>
    bankAccount ? [[id, { ...bankAccount, upi }]] : [],
  );
}

/** The goals of the first demo seller. */
export function goals(): [userId: string, goals: SellerGoals][] {
  return [[demoSellers[0]?.id ?? '', { sales: 60, earnings: 50_000 }]];
}

/** A phone on which the first buyer is signed in as well. */
export function sessions(now: Date): [token: string, session: SessionRecord][] {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 13; M2101K7AI) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
  const id = '5e551044-0000-4000-8000-000000000001';
  const userId = demoBuyers[0]?.id ?? '';
  return [['phone', { id, userId, createdAt: before(now, 72), userAgent }]];
}

/** The demo listings as they are on the day of `now`. */
export function crops(now: Date): CropRecord[] {
  const ids = new Map(demoSellers.map(({ key, id }) => [key, id]));
  return demoListings.map((listing) => toRecord(listing, ids.get(listing.seller) ?? '', now));
}
