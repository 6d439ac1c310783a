import { dayInIndia } from '@upaj/content/day-in-india';
import { statusOf, tradeUnits } from '@upaj/content/trade-unit';
import { notFound } from '@upaj/contract/api-error';
import type { Crop } from '@upaj/contract/crops.schema';
import { db } from './db.ts';
import type { CropRecord } from './records.ts';

/** Today in India, yyyy-mm-dd: a listing that ends today can be bought until midnight there. */
export const today = () => dayInIndia(new Date());

/** Whether the last day of sale has passed. */
export const isExpired = ({ expiryDate }: CropRecord) => expiryDate < today();

/** The API view of a listing, with derived stock and status. */
export function toCrop(record: CropRecord): Crop {
  const { id, sellerId, ...facts } = record;
  const seller = db.people.get(sellerId);
  if (!seller) throw notFound('Seller');
  const stock = tradeUnits(record.quantity, record.unit);
  const { name, city, state, joinedAt } = seller;
  return {
    ...facts,
    _id: id,
    title: record.name,
    stock,
    status: statusOf(stock, record.expiryDate, today()),
    seller: { userId: sellerId, name, city, state, memberSince: joinedAt },
  };
}
