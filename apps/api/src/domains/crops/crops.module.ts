import { publish } from '../../platform/events/publish.ts';
import { defineModule } from '../../platform/modules/domain-module.ts';
import { removePictures } from '../../platform/pictures/new-pictures.ts';
import { openPictures } from '../../platform/pictures/open-pictures.ts';
import { servePictures } from '../../platform/pictures/picture-route.ts';
import { type Width, widths } from '../../platform/pictures/picture-store.ts';
import { uploadLimits } from '../../platform/pictures/upload-limits.ts';
import { pageChanges } from '../../platform/rendering/page-changes.ts';
import { orderChanged, orderPlaced } from '../orders/orders.events.ts';
import { reviewWritten } from '../reviews/reviews.events.ts';
import { cropDemo } from './crops.demo.ts';
import { listingChanged } from './crops.events.ts';
import { cropRoutes } from './crops.routes.ts';
import { type Crops, createCrops } from './crops.service.ts';
import { createCropStore } from './crops.store.ts';
import { createListingDataStore } from './listing-data.store.ts';
import { searchJob } from './search.job.ts';
import { createStockStore } from './stock.store.ts';
import { stockAudit } from './stock-audit.store.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    crops: Crops;
  }
}

/** Listings of the market. */
export const crops = defineModule(
  'crops',
  (platform) => {
    const { db, searchDb, settings, services, log } = platform;
    const pictures = openPictures<Width>(settings, 'pictures');
    const store = createCropStore(db, searchDb);
    const service = createCrops({
      ...platform,
      store,
      stock: createStockStore(db),
      pictures,
      accounts: {
        profilesOf: (...of) => services.accounts.profilesOf(...of),
        stateForShare: (...of) => services.accounts.stateForShare(...of),
      },
      orders: { usedPictures: (...of) => services.orders.usedPictures(...of) },
    });
    const data = createListingDataStore(db);
    return {
      service,
      routes(app) {
        cropRoutes(app, service);
        servePictures(app, '/pictures', widths, pictures.open);
      },
      jobs: [searchJob(service, log)],
      pagePreviews: [{ path: '/mandi/:category/:id', find: service.preview }],
      pageChanges: pageChanges(
        ['/dashboard', '/mandi', '/mandi/:category/:id'],
        [listingChanged, orderPlaced, orderChanged, reviewWritten],
      ),
      limits: { createCrop: uploadLimits, setCropPictures: uploadLimits },
      policies: { owner: ({ person, params }) => service.requireOwner(person, params.id ?? '') },
      personalData: {
        async export({ id }) {
          return { listings: await data.list(id) };
        },
        async delete(tx, { id }) {
          const orphaned = await data.delete(tx, id);
          await publish(tx, listingChanged, { sellerId: id });
          return () => removePictures(pictures, orphaned);
        },
      },
      async cleanUp(at) {
        return { pictures: await service.sweep(at) };
      },
    };
  },
  { demo: cropDemo, audit: stockAudit },
);
