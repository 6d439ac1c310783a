import { type CategoryName, categories } from '@upaj/content/categories';
import { dairy, fertilizers } from './dairy-fertilizers.ts';
import type { DemoGoods } from './goods.ts';
import { crops, seeds } from './grains.ts';
import { demoId } from './id.ts';
import { fruits, pulses } from './pulses-fruits.ts';
import { fodder, vegetables } from './vegetables-fodder.ts';

/** One listing of the demo market. */
export interface DemoListing extends DemoGoods {
  id: string;
  category: CategoryName;
  /** Hours before now at which it was created; unique. */
  listedHoursAgo: number;
}

const goods: Record<CategoryName, readonly DemoGoods[]> = {
  Crops: crops,
  Seeds: seeds,
  Pulses: pulses,
  Fruits: fruits,
  Vegetables: vegetables,
  'Fodder Crops': fodder,
  'Dairy Products': dairy,
  Fertilizers: fertilizers,
};

/** The goods of all categories in turn, so that the newest listings are a mixed lot. */
export const demoListings: readonly DemoListing[] = categories
  .flatMap(({ name }, column) =>
    goods[name].map((item, row) => ({
      ...item,
      id: demoId('listing', item.slug),
      category: name,
      listedHoursAgo: 2 + (row * categories.length + column) * 5,
    })),
  )
  .sort((left, right) => left.listedHoursAgo - right.listedHoursAgo);

const dayInMs = 86_400_000;

/** The calendar day (UTC, yyyy-mm-dd) that lies `days` after `now`. */
export function demoDay(now: Date, days: number): string {
  return new Date(now.getTime() + days * dayInMs).toISOString().slice(0, 10);
}
