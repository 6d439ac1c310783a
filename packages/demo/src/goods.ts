import type { UnitName } from '@upaj/content/categories';

/** A listing of a demo seller; dates are relative to today so that it never expires. */
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
  /** One list of icon names for each picture: the goods first, then decoration. */
  pictures: readonly (readonly string[])[];
}
