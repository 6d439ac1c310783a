import { demoId } from '@upaj/content/demo-id';
import { type DemoListing, demoDay, demoListings } from '@upaj/content/demo-market';
import { demoSellers } from '@upaj/content/demo-people';
import { demoPictureName, demoPictureSize } from '@upaj/content/demo-picture';
import { toPaise } from '@upaj/content/money';
import { queriesOf } from '../../db/transaction.ts';
import { createFairQueue } from '../../platform/concurrency/fair-queue.ts';
import type { DemoContext, DemoPart } from '../../platform/modules/demo-part.ts';
import { openPictures } from '../../platform/pictures/open-pictures.ts';
import type { Width } from '../../platform/pictures/picture-store.ts';
import { crops, pictures } from './crops.tables.ts';
import { searchColumns } from './search-columns.ts';

const HOUR = 60 * 60 * 1000;

/** A listing as a row of `crops`, dated relative to `now`. */
function toRow(listing: DemoListing, now: Date) {
  const { id, name, description, quantity, unit, category } = listing;
  const at = new Date(now.getTime() - listing.listedHoursAgo * HOUR);
  return {
    ...{ id, name, description, quantity, unit, category },
    sellerId: demoId('person', listing.seller),
    sellerState: demoSellers.find(({ key }) => key === listing.seller)?.state ?? '',
    price: toPaise(listing.price),
    harvestDate: demoDay(now, -listing.harvestDaysAgo),
    expiryDate: demoDay(now, listing.daysLeft),
    place: listing.location,
    ...searchColumns({ name, description, category, place: listing.location }),
    createdAt: at,
    updatedAt: at,
  };
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
        .insert(pictures)
        .values(demoPictures.map(({ row }) => row));
    };
  },
};
