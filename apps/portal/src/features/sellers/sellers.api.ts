import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import type { createSeller } from '@upaj/contract/sellers.endpoints';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

export const sellersApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSeller: build.mutation<ReplyOf<typeof createSeller>, RequestOf<typeof createSeller>>({
      query: request<typeof createSeller>('POST', '/api/v1/seller'),
      invalidatesTags: (_reply, error, { body }) =>
        error ? [] : [{ type: 'Seller', id: body.userId }],
    }),
  }),
});
