import {
  badPicture,
  invalidField,
  notAllowed,
  notFound,
  wrongPictureOrder,
} from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import {
  hasLicence,
  listingChangeError,
  needsLicence,
  newPicture,
  pictureOrderError,
  splitPictureOrder,
} from '@upaj/contract/crops.rules';
import type { CropPicture } from '@upaj/contract/crops.schema';
import { likePrices, listPage, sections } from './crop-list.ts';
import { toCrop, today } from './crop-view.ts';
import { db } from './db.ts';
import { runIdempotent } from './idempotency.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { isPicture } from './parse-request.ts';
import type { CropRecord, PersonRecord } from './records.ts';
import { hasReservation } from './stock.ts';

const isOwner = (record: CropRecord, person: PersonRecord | undefined) =>
  record.sellerId === person?.id;

/** A paused listing is visible to its owner alone. */
export function findVisible(id: string, person: PersonRecord | undefined): CropRecord {
  const record = db.crops.get(id);
  if (!record || (record.isPaused && !isOwner(record, person))) throw notFound('Listing');
  return record;
}

function findOwn(id: string, person: PersonRecord): CropRecord {
  const record = findVisible(id, person);
  if (!isOwner(record, person)) throw notAllowed();
  return record;
}

function rejectPastDate(expiryDate: string): void {
  if (expiryDate < today()) throw invalidField('expiryDate', 'in_past');
}

/** Only goods that need a licence keep one. */
const licenceOf = (category: string, licence: string | null | undefined) =>
  needsLicence(category) ? licence || null : null;

/** The mock stores the original file; the server makes three sizes of it. */
function keepPicture(file: File): CropPicture {
  const url = URL.createObjectURL(file);
  return { id: crypto.randomUUID(), url, srcset: `${url} 960w`, width: 960, height: 720 };
}

const listCrops = mockEndpoint(contract.listCrops, ({ query, person }) => {
  const { page, nextCursor } = listPage(query, person?.id);
  return { status: 200, body: { success: true, data: page.map(toCrop), nextCursor } };
});

const listCropSections = mockEndpoint(contract.listCropSections, () => {
  const data = sections().map(({ category, page }) => ({ category, crops: page.map(toCrop) }));
  return { status: 200, body: { success: true, data } };
});

const getLikePrices = mockEndpoint(contract.getLikePrices, ({ query }) => {
  return { status: 200, body: { success: true, data: likePrices(query) } };
});

const getCrop = mockEndpoint(contract.getCrop, ({ params, person }) => {
  const data = toCrop(findVisible(params.id, person));
  return { status: 200, body: { success: true, data } };
});

async function checkPictures(files: readonly File[]): Promise<void> {
  const arePictures = await Promise.all(files.map(isPicture));
  const wrong = files[arePictures.indexOf(false)];
  if (wrong) throw badPicture('images', { name: files.length > 1 ? wrong.name : undefined });
}

const createCrop = mockEndpoint(contract.createCrop, async (asked) => {
  const { userId, ...facts } = asked.body;
  if (userId !== asked.person.id) throw notAllowed();
  return runIdempotent(asked, async () => {
    rejectPastDate(facts.expiryDate);
    await checkPictures(asked.files);
    const record: CropRecord = {
      ...facts,
      id: crypto.randomUUID(),
      sellerId: userId,
      image: asked.files.map(keepPicture),
      isPaused: false,
      licence: licenceOf(facts.category, facts.licence),
      rating: null,
      ratingCount: 0,
      createdAt: new Date().toISOString(),
    };
    db.crops.set(record.id, record);
    return {
      status: 201,
      body: { success: true, data: toCrop(record), message: 'Crop added to Mandi' },
    };
  });
});

const updateCrop = mockEndpoint(contract.updateCrop, ({ params, body, person }) => {
  const record = findOwn(params.id, person);
  const merged = { ...record, ...body };
  const changed = { ...merged, licence: licenceOf(merged.category, merged.licence) };
  const broken = listingChangeError(record, body, today());
  if (broken) throw invalidField(broken.field, broken.code);
  // What is reserved is counted in the old unit.
  if (changed.unit !== record.unit && hasReservation(record.id)) {
    throw invalidField('unit', 'has_orders');
  }
  if (!hasLicence({ ...changed, licence: changed.licence ?? undefined })) {
    throw invalidField('licence', 'licence_needed');
  }
  db.crops.set(params.id, changed);
  return { status: 200, body: { success: true, data: toCrop(changed) } };
});

/** The pictures of a record in their new order. */
function arrange({ image }: CropRecord, order: readonly string[], files: readonly File[]) {
  const ids = image.map(({ id }) => id);
  const error = pictureOrderError(order, ids, files.length);
  if (error) throw wrongPictureOrder(error.code, error.limit);
  const added = files.map(keepPicture);
  return order.flatMap((one) =>
    one === newPicture ? (added.shift() ?? []) : image.filter(({ id }) => id === one),
  );
}

const setCropPictures = mockEndpoint(contract.setCropPictures, (asked) => {
  const { id } = findOwn(asked.params.id, asked.person);
  return runIdempotent({ ...asked, body: [id, asked.body] }, async () => {
    const record = findOwn(id, asked.person);
    const order = splitPictureOrder(asked.body.order);
    const changed = { ...record, image: arrange(record, order, asked.files) };
    await checkPictures(asked.files);
    db.crops.set(id, changed);
    return { status: 200, body: { success: true, data: toCrop(changed) } };
  });
});

const deleteCrop = mockEndpoint(contract.deleteCrop, ({ params, person }) => {
  db.crops.delete(findOwn(params.id, person).id);
  return { status: 204 };
});

/** The mock server's listings. */
export const cropsHandlers = [
  listCrops,
  listCropSections,
  getLikePrices,
  getCrop,
  createCrop,
  updateCrop,
  setCropPictures,
  deleteCrop,
];
