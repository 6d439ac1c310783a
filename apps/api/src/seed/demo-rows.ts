import { demoId } from '@upaj/content/demo-id';
import { type DemoListing, demoDay, demoListings } from '@upaj/content/demo-market';
import { type DemoPerson, demoBuyers, demoSellers } from '@upaj/content/demo-people';
import { demoPictureName, demoPictureSize } from '@upaj/content/demo-picture';
import { toPaise } from '@upaj/content/money';
import { searchColumns } from '../domains/crops/search-columns.ts';
import type { AccountCipher } from '../domains/sellers/account-cipher.ts';

const HOUR = 60 * 60 * 1000;
const people = [...demoSellers, ...demoBuyers];
const before = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR);

/** One picture of a listing, and the name of the drawing that it shows. */
export interface DemoPictureRow {
  id: string;
  cropId: string;
  position: number;
  width: number;
  height: number;
  drawing: string;
}

/** The people of the demo as rows of `users`. */
export function userRows(now: Date) {
  return people.map(({ key: _, bankAccount: _account, joinedDaysAgo, ...person }) => {
    const at = before(now, joinedDaysAgo * 24);
    // Their domain is reserved (RFC 2606), so no one can verify the addresses.
    return { ...person, emailVerified: true, createdAt: at, updatedAt: at };
  });
}

/** Their credentials: all share the password of this hash. */
export function credentialRows(password: string, now: Date) {
  return people.map(({ id, joinedDaysAgo }) => {
    const at = before(now, joinedDaysAgo * 24);
    return {
      userId: id,
      accountId: id,
      providerId: 'credential',
      password,
      createdAt: at,
      updatedAt: at,
    };
  });
}

/** The sellers among them, with encrypted account numbers. */
export function sellerRows(seal: AccountCipher, now: Date) {
  return demoSellers.flatMap(({ id: userId, bankAccount, joinedDaysAgo }: DemoPerson) => {
    if (!bankAccount) return [];
    const accountNo = seal.encrypt(bankAccount.accountNo, userId);
    return [{ userId, ...bankAccount, accountNo, createdAt: before(now, joinedDaysAgo * 24) }];
  });
}

function toRow(listing: DemoListing, now: Date) {
  const { id, name, description, quantity, unit, category } = listing;
  const at = before(now, listing.listedHoursAgo);
  return {
    ...{ id, name, description, quantity, unit, category },
    sellerId: demoId('person', listing.seller),
    sellerState: demoSellers.find(({ key }) => key === listing.seller)?.state ?? '',
    price: toPaise(listing.price),
    harvestDate: demoDay(now, -listing.harvestDaysAgo),
    expiryDate: demoDay(now, listing.daysLeft),
    place: listing.location,
    ...searchColumns({ name, description, category, place: listing.location }),
    createdAt: at,
    updatedAt: at,
  };
}

/** Their listings, dated relative to `now`. */
export function cropRows(now: Date) {
  return demoListings.map((listing) => toRow(listing, now));
}

/** The pictures of all listings, in order. */
export function pictureRows(): DemoPictureRow[] {
  return demoListings.flatMap(({ id, slug, category, pictures }) =>
    pictures.map((icons, position) => ({
      id: demoId('picture', `${slug} ${position}`),
      cropId: id,
      position,
      ...demoPictureSize,
      drawing: demoPictureName(category, icons),
    })),
  );
}
