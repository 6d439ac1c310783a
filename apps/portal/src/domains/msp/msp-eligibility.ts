import type { CategoryName, UnitName } from '@upaj/content/categories';

/** What is known of a listing, or of one that is being written. */
export interface PricedListing {
  name: string;
  category: CategoryName;
  unit: UnitName;
  /** Rupees for one U of 25 kg. */
  price: number;
}

/** A support price is per weight: it cannot be compared with litres and pieces. */
export const isSoldByWeight = ({ unit, price }: Pick<PricedListing, 'unit' | 'price'>): boolean =>
  (unit === 'kg' || unit === 'tonnes') && price > 0;

/** Whether to look for a support price: only crops that are sold by weight have one. */
export const mayHaveMsp = (offer: PricedListing): boolean =>
  isSoldByWeight(offer) && (offer.category === 'Crops' || offer.category === 'Pulses');
