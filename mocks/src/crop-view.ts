import type { Crop } from '@upaj/contract/crops.schema';
import { notFound } from '@upaj/contract/refusal';
import { market } from './market.ts';
import type { CropRecord } from './records.ts';

/** The size of one trade unit U in the listing's own unit. */
const tradeUnit = { kg: 25, tonnes: 0.025, liters: 25, pieces: 25 } as const;

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Today in India, yyyy-mm-dd: what ends today can be bought until midnight there. */
export const today = () => indianDay.format(new Date());

/** Whether the last day of sale has passed. */
export const isExpired = ({ expiryDate }: CropRecord) => expiryDate < today();

/** A listing as the server shows it, with stock and status derived. */
export function toCrop(record: CropRecord): Crop {
  const { id, sellerId, ...facts } = record;
  const seller = market.people.get(sellerId);
  if (!seller) throw notFound('Seller');
  const stock = Math.floor(record.quantity / tradeUnit[record.unit] + 1e-9);
  const { name, city, state, joinedAt } = seller;
  return {
    ...facts,
    _id: id,
    title: record.name,
    stock,
    status: isExpired(record) ? 'Expired' : stock > 0 ? 'InStock' : 'OutOfStock',
    seller: { userId: sellerId, name, city, state, memberSince: joinedAt },
  };
}
