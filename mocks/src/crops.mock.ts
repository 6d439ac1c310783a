import { findCrop } from '@upaj/content/crops/crops';
import { marketName } from '@upaj/content/crops/market-name';
import { cropsPricedByListings, recommendCrops } from '@upaj/content/crops/recommend-crops';
import { invalidField, notAllowed, notFound, wrongPictureOrder } from '@upaj/contract/api-error';
import {
  hasLicence,
  listingChangeError,
  needsLicence,
  newPicture,
  pictureOrderError,
  splitPictureOrder,
} from '@upaj/contract/crops.rules';
import { keepPictures, patch } from './collection.ts';
import { likePrices, listPage, sections } from './crop-list.ts';
import { toCrop, today } from './crop-view.ts';
import { db } from './db.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import type { CropRecord, PersonRecord } from './records.ts';
import { hasReservation } from './stock.ts';

/** A paused listing is visible to its owner alone. */
export function findVisible(id: string, person: PersonRecord | undefined): CropRecord {
  const record = db.crops.get(id);
  if (!record || (record.isPaused && record.sellerId !== person?.id)) throw notFound('Listing');
  return record;
}

function findOwn(id: string, person: PersonRecord): CropRecord {
  const record = findVisible(id, person);
  if (record.sellerId !== person.id) throw notAllowed();
  return record;
}

/** Only goods that need a licence keep one. */
const licenceOf = (category: string, licence: string | null | undefined) =>
  needsLicence(category) ? licence || null : null;

/** The medians of the listings in rupees for a quintal, which is four U, by crop. */
function medianPrices() {
  const known = cropsPricedByListings.flatMap((crop) => {
    const category = findCrop(crop)?.category;
    if (!category) return [];
    const { median, count } = likePrices({ name: marketName(crop), category });
    if (median === null) return [];
    return [[crop, { perQuintal: Math.round(median * 4), listings: count }] as const];
  });
  return new Map(known);
}

/** The mock server's listings, and the crops that it recommends by them. */
export const cropsHandlers = mockEndpoints({
  listCrops: ({ query, person }) => listPage(query, person?.id, toCrop),
  listCropSections: () => ({ data: sections(toCrop) }),
  getLikePrices: ({ query }) => ({ data: likePrices(query) }),
  getCrop: ({ params, person }) => ({ data: toCrop(findVisible(params.id, person)) }),

  async createCrop({ body: { userId, ...facts }, files }) {
    if (facts.expiryDate < today()) throw invalidField('expiryDate', 'in_past');
    const record: CropRecord = {
      ...facts,
      id: crypto.randomUUID(),
      sellerId: userId,
      image: await keepPictures(files, 'images'),
      isPaused: false,
      licence: licenceOf(facts.category, facts.licence),
      rating: null,
      ratingCount: 0,
      createdAt: new Date().toISOString(),
    };
    db.crops.set(record.id, record);
    return { data: toCrop(record), message: 'Crop added to Mandi' };
  },

  updateCrop({ params, body, person }) {
    const record = findOwn(params.id, person);
    const { category, licence, unit } = { ...record, ...body };
    const kept = licenceOf(category, licence);
    const broken = listingChangeError(record, body, today());
    if (broken) throw invalidField(broken.field, broken.code);
    // What is reserved is counted in the old unit.
    if (unit !== record.unit && hasReservation(record.id)) throw invalidField('unit', 'has_orders');
    if (!hasLicence({ category, licence: kept ?? undefined }))
      throw invalidField('licence', 'licence_needed');
    return { data: toCrop(patch(db.crops, record, { ...body, licence: kept })) };
  },

  async setCropPictures({ params, body, person, files }) {
    const record = findOwn(params.id, person);
    const order = splitPictureOrder(body.order);
    const ids = record.image.map(({ id }) => id);
    const error = pictureOrderError(order, ids, files.length);
    if (error) throw wrongPictureOrder(error.code, error.limit);
    const added = await keepPictures(files, 'images');
    const image = order.flatMap((one) =>
      one === newPicture ? (added.shift() ?? []) : record.image.filter(({ id }) => id === one),
    );
    return { data: toCrop(patch(db.crops, record, { image })) };
  },

  deleteCrop({ params, person }) {
    db.crops.delete(findOwn(params.id, person).id);
  },

  recommendCrops: ({ body }) => ({ data: recommendCrops(body, { prices: medianPrices() }) }),
});
