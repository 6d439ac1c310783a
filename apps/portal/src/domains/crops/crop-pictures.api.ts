import type { setCropPictures } from '@upaj/contract/crops.endpoints';
import type { ParamsOf, ReplyOf } from '@upaj/contract/endpoint';
import { request } from '../../shared/transport/request.ts';
import { cropsApi, type ListingUpload, marketTag } from './crops.api.ts';

/** The pictures of a listing in their new order. */
interface PicturesUpload extends ListingUpload {
  params: ParamsOf<typeof setCropPictures>;
}

const setRequest = request<typeof setCropPictures>('PUT', '/api/v1/crops/:id/pictures');

/** Apart from the other endpoints of listings: only the form of a listing that is changed needs it. */
const cropPicturesApi = cropsApi.injectEndpoints({
  endpoints: (build) => ({
    setCropPictures: build.mutation<ReplyOf<typeof setCropPictures>, PicturesUpload>({
      query: ({ params, form, idempotencyKey, fetchFn }) => ({
        ...setRequest({ params, body: form }),
        headers: { 'idempotency-key': idempotencyKey },
        fetchFn,
      }),
      invalidatesTags: (reply) => (reply ? [marketTag] : []),
    }),
  }),
});

export const { useSetCropPicturesMutation } = cropPicturesApi;
