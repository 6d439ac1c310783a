import type { ParamsOf, QueryOf, ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import type {
  acceptAmendment,
  acceptOrder,
  acceptOrders,
  amendOrder,
  cancelOrder,
  declineAmendment,
  deliverOrder,
  getCheckout,
  getHandoverCode,
  getOrder,
  listLastTransactions,
  listOrders,
  objectToHandover,
  packOrder,
  placeOrders,
  rejectOrder,
} from '@upaj/contract/orders.endpoints';
import type {
  claimPayment,
  confirmPayment,
  disputePayment,
  refundPayment,
} from '@upaj/contract/payments.endpoints';
import { api } from '../../shared/transport/api.ts';
import { getApiError, hasResponse } from '../../shared/transport/api-error.ts';
import type { QueryArgs } from '../../shared/transport/base-query.ts';
import { request } from '../../shared/transport/request.ts';

/** Milliseconds after which a checkout counts as unanswered: on 2G an answer takes up to 20 s. */
const checkoutTimeout = 30_000;

/** Filters of one's orders. */
export type OrderListFilter = Omit<QueryOf<typeof listOrders>, 'cursor'>;

/** Orders to be placed. */
export interface Checkout extends RequestOf<typeof placeOrders> {
  /** The same for every attempt at one checkout, so that it is ordered once. */
  idempotencyKey: string;
}

/** Every step of an order replies with the order. */
type OrderReply = ReplyOf<typeof getOrder>;
interface ForOrder {
  params: ParamsOf<typeof getOrder>;
}

const listRequest = request<typeof listOrders>('GET', '/api/v1/orders');
const placeRequest = request<typeof placeOrders>('POST', '/api/v1/orders');
/** Lists of one's orders: every step of one order changes them. */
const listTag = { type: 'Order', id: 'LIST' } as const;
const transactionsTag = { type: 'Order', id: 'LAST_TRANSACTIONS' } as const;
/** The seller's dashboard and statement. */
const figuresTag = { type: 'Seller', id: 'FIGURES' } as const;
/** What every step of an order changes beside it. */
const stepTags = [listTag, transactionsTag, figuresTag, 'User'] as const;
/** What new orders change beside the listings. */
export const placedTags = [listTag, transactionsTag, 'Cart', 'User'] as const;
const tagOf = (id: string) => ({ type: 'Order', id }) as const;
const tagsOf = (orders: readonly { _id: string }[]) => orders.map(({ _id }) => tagOf(_id));

export const ordersApi = api
  .enhanceEndpoints({ addTagTypes: ['Order', 'Cart', 'Crop', 'User', 'Seller'] })
  .injectEndpoints({
    endpoints: (build) => {
      /** A step of one order; after an error of the server the order is read again, since it may have changed. */
      const step = <Parts extends ForOrder>(query: (parts: Parts) => QueryArgs) =>
        build.mutation<OrderReply, Parts>({
          query,
          async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
            const reply = await queryFulfilled.catch(() => undefined);
            if (!reply) return;
            dispatch(ordersApi.util.updateQueryData('getOrder', { params }, () => reply.data));
          },
          invalidatesTags: (_reply, error, { params }) => {
            if (!error) return [...stepTags];
            return hasResponse(error) ? [listTag, tagOf(params.id)] : [];
          },
        });

      return {
        placeOrders: build.mutation<ReplyOf<typeof placeOrders>, Checkout>({
          query: ({ body, idempotencyKey }) => ({
            ...placeRequest({ body }),
            headers: { 'idempotency-key': idempotencyKey },
            timeout: checkoutTimeout,
          }),
          invalidatesTags: (_reply, error, { body }) => {
            const crops = body.items.map(({ cropId }) => ({ type: 'Crop' as const, id: cropId }));
            if (!error) return [...placedTags, ...crops];
            return getApiError(error)?.code === 'order_changed' ? ['Cart', ...crops] : [];
          },
        }),
        getCheckout: build.query<ReplyOf<typeof getCheckout>, RequestOf<typeof getCheckout>>({
          query: request<typeof getCheckout>('GET', '/api/v1/checkouts/:key'),
          // Each time it is asked what has become of a checkout.
          keepUnusedDataFor: 0,
        }),
        listOrders: build.infiniteQuery<ReplyOf<typeof listOrders>, OrderListFilter, string>({
          infiniteQueryOptions: {
            initialPageParam: '',
            getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
          },
          query: ({ queryArg, pageParam }) =>
            listRequest({ query: { ...queryArg, cursor: pageParam || undefined } }),
          extraOptions: { isLastSeenKept: true },
          providesTags: (lists) => [
            listTag,
            ...tagsOf(lists?.pages.flatMap(({ data }) => data) ?? []),
          ],
        }),
        getOrder: build.query<OrderReply, RequestOf<typeof getOrder>>({
          query: request<typeof getOrder>('GET', '/api/v1/orders/:id'),
          extraOptions: { isLastSeenKept: true },
          providesTags: (_reply, _error, { params }) => [tagOf(params.id)],
        }),
        getHandoverCode: build.query<
          ReplyOf<typeof getHandoverCode>,
          RequestOf<typeof getHandoverCode>
        >({
          query: request<typeof getHandoverCode>('GET', '/api/v1/orders/:id/handover-code'),
          // At the field there may be no line; the code is worth nothing to anybody but the seller of this order.
          extraOptions: { isLastSeenKept: true },
        }),
        listLastTransactions: build.query<
          ReplyOf<typeof listLastTransactions>,
          RequestOf<typeof listLastTransactions>
        >({
          query: request<typeof listLastTransactions>('GET', '/api/v1/transaction/last-10/:userId'),
          extraOptions: { isLastSeenKept: true },
          providesTags: [transactionsTag],
        }),

        acceptOrders: build.mutation<ReplyOf<typeof acceptOrders>, RequestOf<typeof acceptOrders>>({
          query: request<typeof acceptOrders>('POST', '/api/v1/orders/accept'),
          invalidatesTags: (reply, _error, { body }) =>
            reply ? [listTag, ...body.orders.map(({ id }) => tagOf(id))] : [],
        }),
        acceptOrder: step(request<typeof acceptOrder>('POST', '/api/v1/orders/:id/accept')),
        rejectOrder: step(request<typeof rejectOrder>('POST', '/api/v1/orders/:id/reject')),
        packOrder: step(request<typeof packOrder>('POST', '/api/v1/orders/:id/pack')),
        cancelOrder: step(request<typeof cancelOrder>('POST', '/api/v1/orders/:id/cancel')),
        amendOrder: step(request<typeof amendOrder>('POST', '/api/v1/orders/:id/amend')),
        acceptAmendment: step(
          request<typeof acceptAmendment>('POST', '/api/v1/orders/:id/amend/accept'),
        ),
        declineAmendment: step(
          request<typeof declineAmendment>('POST', '/api/v1/orders/:id/amend/decline'),
        ),
        deliverOrder: step(request<typeof deliverOrder>('POST', '/api/v1/orders/:id/deliver')),
        objectToHandover: step(
          request<typeof objectToHandover>('POST', '/api/v1/orders/:id/object'),
        ),
        claimPayment: step(
          request<typeof claimPayment>('POST', '/api/v1/orders/:id/payment/claim'),
        ),
        confirmPayment: step(
          request<typeof confirmPayment>('POST', '/api/v1/orders/:id/payment/confirm'),
        ),
        disputePayment: step(
          request<typeof disputePayment>('POST', '/api/v1/orders/:id/payment/dispute'),
        ),
        refundPayment: step(
          request<typeof refundPayment>('POST', '/api/v1/orders/:id/payment/refund'),
        ),
      };
    },
  });

export const {
  useListOrdersInfiniteQuery,
  useGetOrderQuery,
  useGetHandoverCodeQuery,
  useListLastTransactionsQuery,
  useAcceptOrdersMutation,
  useAcceptOrderMutation,
  useRejectOrderMutation,
  usePackOrderMutation,
  useCancelOrderMutation,
  useAmendOrderMutation,
  useAcceptAmendmentMutation,
  useDeclineAmendmentMutation,
  useDeliverOrderMutation,
  useObjectToHandoverMutation,
  useClaimPaymentMutation,
  useConfirmPaymentMutation,
  useDisputePaymentMutation,
  useRefundPaymentMutation,
} = ordersApi;
