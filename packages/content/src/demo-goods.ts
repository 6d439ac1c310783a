import type { UnitName } from './categories.ts';

/** What a seller of the demo offers, as written down; dates count from today so that it never expires. */
export interface DemoGoods {
  /** Unique; ids and picture names come from it. */
  slug: string;
  /** Key of the seller. */
  seller: string;
  name: string;
  description: string;
  /** Rupees for one trade unit U of 25. */
  price: number;
  /** Stock in the listing's own unit. */
  quantity: number;
  unit: UnitName;
  harvestDaysAgo: number;
  daysLeft: number;
  location: string;
  /** One list of icon names a picture: the goods first, then what stands beside them. */
  pictures: readonly (readonly string[])[];
}
