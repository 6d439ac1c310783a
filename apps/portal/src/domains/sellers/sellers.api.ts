import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import type {
  createSeller,
  getSeller,
  getSellerDashboard,
  getStatement,
  listTopSellers,
  setSellerGoals,
  updateSeller,
} from '@upaj/contract/sellers.endpoints';
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';

const statementRequest = request<typeof getStatement>('GET', '/api/v1/seller/:userId/statement');
/** Figures of the user's sales: every step of an order may change them. */
const figuresTag = { type: 'Seller', id: 'FIGURES' } as const;

export const sellersApi = api.enhanceEndpoints({ addTagTypes: ['Seller'] }).injectEndpoints({
  endpoints: (build) => ({
    createSeller: build.mutation<ReplyOf<typeof createSeller>, RequestOf<typeof createSeller>>({
      query: request<typeof createSeller>('POST', '/api/v1/seller'),
      invalidatesTags: (_reply, error, { body }) =>
        error ? [] : [{ type: 'Seller', id: body.userId }, figuresTag],
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
    getSellerDashboard: build.query<
      ReplyOf<typeof getSellerDashboard>,
      RequestOf<typeof getSellerDashboard>
    >({
      query: request<typeof getSellerDashboard>('GET', '/api/v1/seller/:userId/dashboard'),
      extraOptions: { isLastSeenKept: true },
      providesTags: [figuresTag],
    }),
    setSellerGoals: build.mutation<
      ReplyOf<typeof setSellerGoals>,
      RequestOf<typeof setSellerGoals>
    >({
      query: request<typeof setSellerGoals>('PUT', '/api/v1/seller/:userId/goals'),
      invalidatesTags: (reply) => (reply ? [figuresTag] : []),
    }),
    getStatement: build.infiniteQuery<
      ReplyOf<typeof getStatement>,
      RequestOf<typeof getStatement>,
      string
    >({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg: { params, query }, pageParam }) =>
        statementRequest({ params, query: { ...query, cursor: pageParam || undefined } }),
      extraOptions: { isLastSeenKept: true },
      providesTags: [figuresTag],
    }),
    listTopSellers: build.query<ReplyOf<typeof listTopSellers>, RequestOf<typeof listTopSellers>>({
      query: request<typeof listTopSellers>('GET', '/api/v1/sellers/top'),
      extraOptions: { isLastSeenKept: true },
    }),
  }),
});

export const {
  useGetSellerQuery,
  useUpdateSellerMutation,
  useGetSellerDashboardQuery,
  useSetSellerGoalsMutation,
  useGetStatementInfiniteQuery,
  useListTopSellersQuery,
} = sellersApi;
