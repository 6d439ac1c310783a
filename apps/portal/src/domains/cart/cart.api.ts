import type {
  deleteCartItem,
  getCart,
  mergeCart,
  putCartItem,
} from '@upaj/contract/cart.endpoints';
import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import { api } from '../../shared/transport/api.ts';
import type { QueryArgs } from '../../shared/transport/base-query.ts';
import { request } from '../../shared/transport/request.ts';

type CartReply = ReplyOf<typeof getCart>;

export const cartApi = api.enhanceEndpoints({ addTagTypes: ['Cart', 'Crop'] }).injectEndpoints({
  endpoints: (build) => {
    /** A change of the cart, which replies with the whole cart. */
    const change = <Parts>(query: (parts: Parts) => QueryArgs) =>
      build.mutation<CartReply, Parts>({
        // A page that is left does not take its last change with it.
        query: (parts) => ({ ...query(parts), keepalive: true }),
        async onQueryStarted(_parts, { dispatch, getState, queryFulfilled }) {
          const reply = await queryFulfilled.catch(() => undefined);
          if (!reply) return;
          // A cart that was asked for before may arrive after this one, and be older.
          const isAskedFor = cartApi.endpoints.getCart.select({})(getState()).isLoading;
          dispatch(cartApi.util.upsertQueryData('getCart', {}, reply.data));
          if (isAskedFor) dispatch(cartApi.util.invalidateTags(['Cart']));
        },
      });

    return {
      getCart: build.query<CartReply, RequestOf<typeof getCart>>({
        query: request<typeof getCart>('GET', '/api/v1/cart'),
        extraOptions: { isLastSeenKept: true },
        providesTags: ['Cart'],
      }),
      mergeCart: change(request<typeof mergeCart>('POST', '/api/v1/cart')),
      putCartItem: change(request<typeof putCartItem>('PUT', '/api/v1/cart/:cropId')),
      deleteCartItem: change(request<typeof deleteCartItem>('DELETE', '/api/v1/cart/:cropId')),
    };
  },
});

export const { useGetCartQuery, useMergeCartMutation } = cartApi;
