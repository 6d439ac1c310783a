import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import type { createSeller, getSeller, updateSeller } from '@upaj/contract/sellers.endpoints';
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';

export const sellersApi = api.enhanceEndpoints({ addTagTypes: ['Seller'] }).injectEndpoints({
  endpoints: (build) => ({
    createSeller: build.mutation<ReplyOf<typeof createSeller>, RequestOf<typeof createSeller>>({
      query: request<typeof createSeller>('POST', '/api/v1/seller'),
      invalidatesTags: (_reply, error, { body }) =>
        error ? [] : [{ type: 'Seller', id: body.userId }],
    }),
    getSeller: build.query<ReplyOf<typeof getSeller>, RequestOf<typeof getSeller>>({
      query: request<typeof getSeller>('GET', '/api/v1/seller/:userId'),
      providesTags: (_reply, _error, { params }) => [{ type: 'Seller', id: params.userId }],
    }),
    updateSeller: build.mutation<ReplyOf<typeof updateSeller>, RequestOf<typeof updateSeller>>({
      query: request<typeof updateSeller>('PATCH', '/api/v1/seller/:userId'),
      invalidatesTags: (reply, _error, { params }) =>
        reply ? [{ type: 'Seller', id: params.userId }] : [],
    }),
  }),
});

export const { useGetSellerQuery, useUpdateSellerMutation } = sellersApi;
