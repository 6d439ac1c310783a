import type { CropSort } from '@upaj/contract/crops.schema';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { KeptPicture } from '../../platform/pictures/picture-views.ts';
import { crops, pictures } from './crops.tables.ts';

const { id, sellerId, name, description, price, quantity, reserved, unit, category } = crops;
const { harvestDate, expiryDate, place, isPaused, createdAt, licence } = crops;
const { ratingSum, ratingCount, ratingScore } = crops;
/** The columns of a stored listing. */
export const listingColumns = {
  id,
  sellerId,
  name,
  description,
  price,
  quantity,
  reserved,
  unit,
  category,
  harvestDate,
  expiryDate,
  place,
  isPaused,
  createdAt,
  licence,
  ratingSum,
  ratingCount,
  ratingScore,
};
/** A listing with its pictures. */
export const shown = {
  ...listingColumns,
  // Drizzle would write the id without its table, and it would refer to the picture.
  pictures: sql<KeptPicture[]>`(
    select coalesce(
      json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height) order by p.position),
      '[]')
    from ${pictures} p where p.crop_id = ${crops}.id)`,
};

/** The orders of the market, with a tie-breaker. */
export const order: Record<CropSort, SQL[]> = {
  newest: [desc(createdAt), desc(id)],
  'price-asc': [asc(price), asc(id)],
  'price-desc': [desc(price), desc(id)],
  rating: [desc(ratingScore), desc(id)],
};
