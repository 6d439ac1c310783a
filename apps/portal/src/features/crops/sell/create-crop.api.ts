import type { createCrop } from '@upaj/contract/crops.endpoints';
import type { ReplyOf } from '@upaj/contract/endpoint';
import { cropsApi, marketTag, sellerListTag } from '../../../domains/crops/crops.api.ts';
import { type NewListing, sendListing } from './send-listing.ts';

/** Apart from the other endpoints: only the form that sends a listing needs the code that does. */
export const createCropApi = cropsApi.injectEndpoints({
  endpoints: (build) => ({
    createCrop: build.mutation<ReplyOf<typeof createCrop>, NewListing>({
      queryFn: (listing, store) => sendListing(listing, store),
      invalidatesTags: (reply) => (reply ? [marketTag, sellerListTag] : []),
    }),
  }),
});
