import type { recommendCrops } from '@upaj/contract/crop-advice.endpoints';
import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';

export const cropAdviceApi = api.injectEndpoints({
  endpoints: (build) => ({
    recommendCrops: build.mutation<
      ReplyOf<typeof recommendCrops>,
      RequestOf<typeof recommendCrops>
    >({
      query: request<typeof recommendCrops>('POST', '/api/v1/crop-recommendation'),
    }),
  }),
});

export const { useRecommendCropsMutation } = cropAdviceApi;
