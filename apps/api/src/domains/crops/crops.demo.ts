import { toPaise } from '@upaj/content/money';
import { inOwnUnit } from '@upaj/content/trade-unit';
import { needsLicence } from '@upaj/contract/crops.rules';
import { isReserved } from '@upaj/contract/orders.rules';
import { demoId } from '@upaj/demo/id';
import { type DemoListing, demoDay, demoListings } from '@upaj/demo/market';
import { type DemoOrder, demoOrders } from '@upaj/demo/orders';
import { demoSellers } from '@upaj/demo/people';
import { demoPictureName, demoPictureSize } from '@upaj/demo/picture';
import { countedDemoReviews } from '@upaj/demo/reviews';
import { queriesOf } from '../../db/transaction.ts';
import { createFairQueue } from '../../platform/concurrency/fair-queue.ts';
import type { DemoContext, DemoPart } from '../../platform/modules/demo-part.ts';
import { openPictures } from '../../platform/pictures/open-pictures.ts';
import type { Width } from '../../platform/pictures/picture-store.ts';
import { crops, pictures, stockMovements } from './crops.tables.ts';
import { searchColumns } from './search-columns.ts';

const HOUR = 60 * 60 * 1000;

/** A listing as a row of `crops`, dated relative to `now`. */
function toRow(listing: DemoListing, now: Date) {
  const { id, name, description, unit, category } = listing;
  const at = new Date(now.getTime() - listing.listedHoursAgo * HOUR);
  return {
    id,
    name,
    description,
    unit,
    category,
    sellerId: demoId('person', listing.seller),
    sellerState: demoSellers.find(({ key }) => key === listing.seller)?.state ?? '',
    ...stockOf(listing),
    ...ratingOf(listing, now),
    price: toPaise(listing.price),
    harvestDate: demoDay(now, -listing.harvestDaysAgo),
    expiryDate: demoDay(now, listing.daysLeft),
    place: listing.location,
    licence: needsLicence(category)
      ? `DEMO/${category.slice(0, 4).toUpperCase()}/${1000 + listing.slug.length}`
      : null,
    ...searchColumns({ name, description, category, place: listing.location }),
    createdAt: at,
    updatedAt: at,
  };
}

const ordersOf = ({ id }: DemoListing) => demoOrders.filter(({ listing }) => listing.id === id);
const isOpen = ({ status }: DemoOrder) => isReserved(status);
const total = (amounts: readonly number[]) =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 1000) / 1000;

/** The stock of a listing: what is left, and what its open orders have reserved beside it. */
function stockOf(listing: DemoListing) {
  const own = (units: number) => inOwnUnit(units, listing.unit);
  const reserved = total(
    ordersOf(listing)
      .filter(isOpen)
      .map((order) => own(order.quantity)),
  );
  return { quantity: total([listing.quantity, reserved]), reserved };
}

/** The stars of its demo reviews that count, and how many there are. */
function ratingOf({ id }: DemoListing, now: Date) {
  const found = [...countedDemoReviews(now).keys()].filter(({ order }) => order.listing.id === id);
  const ratingSum = found.reduce((sum, { rating }) => sum + rating, 0);
  return { ratingSum, ratingCount: found.length };
}

/** The movements of a listing: what its owner has listed, and what its orders have reserved and taken. */
function movementsOf(listing: DemoListing, now: Date) {
  const own = (units: number | null) => inOwnUnit(units ?? 0, listing.unit);
  const found = ordersOf(listing);
  const start = new Date(now.getTime() - 366 * 24 * HOUR);
  const sold = total([stockOf(listing).reserved, ...found.map(({ delivered }) => own(delivered))]);
  const ofOwner = { cropId: listing.id, lineId: null, reserved: 0, at: start } as const;
  return [
    { ...ofOwner, kind: 'listed' as const, stock: listing.quantity },
    ...(sold > 0 ? [{ ...ofOwner, kind: 'set' as const, stock: sold }] : []),
    ...found.flatMap((order) => {
      const at = new Date(now.getTime() - order.hoursAgo * HOUR);
      const reserved = own(order.quantity);
      const line = { cropId: listing.id, lineId: order.lineId, at };
      const isDelivered = order.status === 'delivered';
      const ended = {
        ...line,
        kind: isDelivered ? ('deliver' as const) : ('release' as const),
        stock: -own(order.delivered),
        reserved: -reserved,
      };
      return [
        { ...line, kind: 'reserve' as const, stock: 0, reserved },
        ...(isOpen(order) ? [] : [ended]),
      ];
    }),
  ];
}

/** The pictures of all listings in order, each with the name of its drawing. */
const demoPictures = demoListings.flatMap(({ id, slug, category, pictures: drawings }) =>
  drawings.map((icons, position) => ({
    row: { id: demoId('picture', `${slug} ${position}`), cropId: id, position, ...demoPictureSize },
    drawing: demoPictureName(category, icons),
  })),
);

/** Copies the pictures to where uploads are stored, and replaces those of an interrupted start. */
async function storePictures({ settings, draw }: DemoContext): Promise<void> {
  const store = openPictures<Width>(settings, 'pictures');
  const drawings = await draw();
  const queue = createFairQueue({
    concurrency: 8,
    maxWaiting: Number.POSITIVE_INFINITY,
    retryAfter: 0,
  });
  const put = async (id: string, drawing: string) => {
    await store.remove(id);
    await store.put(id, drawings.get(drawing) ?? new Map());
  };
  await Promise.all(
    demoPictures.map(({ row, drawing }) => queue.run('demo', () => put(row.id, drawing))),
  );
}

/** The listings of the demo data. */
export const cropDemo: DemoPart = {
  async prepare(context) {
    await storePictures(context);
    const rows = demoListings.map((listing) => toRow(listing, context.now));
    return async (tx) => {
      await queriesOf(tx).insert(crops).values(rows);
      await queriesOf(tx)
        .insert(stockMovements)
        .values(demoListings.flatMap((listing) => movementsOf(listing, context.now)));
      await queriesOf(tx)
        .insert(pictures)
        .values(demoPictures.map(({ row }) => row));
    };
  },
};
