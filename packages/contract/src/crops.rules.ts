import { maxPictures } from './limits.ts';

/** Smallest stock for sale, one trade unit U, in each unit of a listing. */
export const smallestStock = { kg: 25, tonnes: 0.025, liters: 25, pieces: 25 } as const;

/**
 * The error code of a stock in the listing's own unit; undefined if it is valid. Pieces are whole numbers, and the
 * stock is at least one trade unit.
 */
export function stockError(
  quantity: number,
  unit: keyof typeof smallestStock,
): 'not_whole' | 'below_trade_unit' | undefined {
  if (unit === 'pieces' && !Number.isInteger(quantity)) return 'not_whole';
  return quantity < smallestStock[unit] ? 'below_trade_unit' : undefined;
}

/** As `stockError`, for an existing listing: zero is valid and means sold out. */
export const restockError: typeof stockError = (quantity, unit) =>
  quantity === 0 ? undefined : stockError(quantity, unit);

/** The fields of a listing that its rules use; days as yyyy-mm-dd. */
interface ListingFacts {
  quantity: number;
  unit: keyof typeof smallestStock;
  harvestDate: string;
  expiryDate: string;
}

/** The first invalid field, and its error code. */
interface BrokenRule {
  field: 'expiryDate' | 'quantity';
  code: 'in_past' | 'before_harvest' | NonNullable<ReturnType<typeof stockError>>;
}

/**
 * The first error of a change of a listing; undefined if it is valid. Unchanged fields are not checked: the listing
 * may have expired, and less than one trade unit may be left. `today` is the day in India, yyyy-mm-dd.
 */
export function listingChangeError(
  listing: ListingFacts,
  change: Partial<ListingFacts>,
  today: string,
): BrokenRule | undefined {
  const { quantity, unit, harvestDate, expiryDate } = { ...listing, ...change };
  if (expiryDate !== listing.expiryDate && expiryDate < today) {
    return { field: 'expiryDate', code: 'in_past' };
  }
  if (expiryDate < harvestDate) return { field: 'expiryDate', code: 'before_harvest' };
  const isStockChanged = change.quantity !== undefined || change.unit !== undefined;
  const code = isStockChanged ? restockError(quantity, unit) : undefined;
  return code && { field: 'quantity', code };
}

/** How the order of pictures names a picture whose file is sent with it. */
export const newPicture = 'new';

/** The pictures of a listing in their new order, as they are sent: `new` for each file, else the id of a kept one. */
export const splitPictureOrder = (order: string): string[] => order.split(',');

/** What is wrong with an order of pictures; `limit` is that of `too_few` and `too_many`. */
interface PictureOrderError {
  code: 'too_few' | 'too_many' | 'repeated' | 'files_differ' | 'unknown_picture';
  limit?: number;
}

/**
 * The error of an order of pictures; undefined if it is valid. `present` has the ids of the listing's pictures, and
 * `files` is the number of files that were sent.
 */
export function pictureOrderError(
  order: readonly string[],
  present: readonly string[],
  files: number,
): PictureOrderError | undefined {
  const kept = order.filter((one) => one !== newPicture);
  if (order.length === 0) return { code: 'too_few', limit: 1 };
  if (order.length > maxPictures) return { code: 'too_many', limit: maxPictures };
  if (new Set(kept).size < kept.length) return { code: 'repeated' };
  if (order.length - kept.length !== files) return { code: 'files_differ' };
  return kept.every((id) => present.includes(id)) ? undefined : { code: 'unknown_picture' };
}

/** Categories that only licensed dealers may sell (Seeds Order 1983, Fertiliser Control Order 1985). */
const licensed: readonly string[] = ['Seeds', 'Fertilizers'];

/** Whether goods of a category are only sold under a dealer's licence. */
export const needsLicence = (category: string): boolean => licensed.includes(category);

/** What of a listing decides whether its licence is missing. */
export interface Licensed {
  category: string;
  licence?: string | undefined;
}

/** Whether a listing has the licence that its category asks for. */
export const hasLicence = ({ category, licence }: Licensed): boolean =>
  !needsLicence(category) || Boolean(licence);
