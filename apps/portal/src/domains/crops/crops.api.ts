import type {
  createCrop,
  deleteCrop,
  getCrop,
  getLikePrices,
  listCropSections,
  listCrops,
  updateCrop,
} from '@upaj/contract/crops.endpoints';
import type { Crop } from '@upaj/contract/crops.schema';
import type { QueryOf, ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import { whenIdle } from '../../shared/loading/when.ts';
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';

/** Filters and order of the market. */
export type CropFilter = Omit<QueryOf<typeof listCrops>, 'cursor'>;

/** A new listing with its pictures. */
export interface ListingUpload {
  form: FormData;
  /** The same for every attempt to send one listing, so that it is created once. */
  idempotencyKey: string;
  /** Sends the form and reports how much of it has been sent. */
  fetchFn: typeof fetch;
}

const createRequest = request<typeof createCrop>('POST', '/api/v1/crops');
const listRequest = request<typeof listCrops>('GET', '/api/v1/crops');
/** Lists of the whole market and lists of one seller: pausing a listing changes the first only. */
export const marketTag = { type: 'Crop', id: 'MARKET' } as const;
export const sellerListTag = { type: 'Crop', id: 'ONE_SELLER' } as const;

const tagsOf = (crops: readonly Crop[]) =>
  crops.map(({ _id }) => ({ type: 'Crop' as const, id: _id }));

export const cropsApi = api.enhanceEndpoints({ addTagTypes: ['Crop'] }).injectEndpoints({
  endpoints: (build) => ({
    listCrops: build.infiniteQuery<ReplyOf<typeof listCrops>, CropFilter, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) =>
        listRequest({ query: { ...queryArg, cursor: pageParam || undefined } }),
      // A listing that is opened from a list is shown at once, also on a slow network; the list is shown first.
      async onQueryStarted(_filter, { dispatch, queryFulfilled }) {
        const lists = await queryFulfilled.catch(() => undefined);
        const crops = lists?.data.pages.at(-1)?.data ?? [];
        await whenIdle();
        dispatch(cropsApi.util.upsertQueryEntries(crops.map(asReply)));
      },
      extraOptions: { isLastSeenKept: true },
      providesTags: (lists, _error, { seller }) => [
        seller ? sellerListTag : marketTag,
        ...tagsOf(lists?.pages.flatMap(({ data }) => data) ?? []),
      ],
    }),

    listCropSections: build.query<
      ReplyOf<typeof listCropSections>,
      RequestOf<typeof listCropSections>
    >({
      query: request<typeof listCropSections>('GET', '/api/v1/crops/sections'),
      extraOptions: { isLastSeenKept: true },
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        const sections = await queryFulfilled.catch(() => undefined);
        const crops = sections?.data.data.flatMap((section) => section.crops) ?? [];
        await whenIdle();
        dispatch(cropsApi.util.upsertQueryEntries(crops.map(asReply)));
      },
      providesTags: (sections) => [
        marketTag,
        ...tagsOf(sections?.data.flatMap(({ crops }) => crops) ?? []),
      ],
    }),
    getCrop: build.query<ReplyOf<typeof getCrop>, RequestOf<typeof getCrop>>({
      query: request<typeof getCrop>('GET', '/api/v1/crops/:id'),
      extraOptions: { isLastSeenKept: true },
      providesTags: (_reply, _error, { params }) => [{ type: 'Crop', id: params.id }],
    }),
    getLikePrices: build.query<ReplyOf<typeof getLikePrices>, RequestOf<typeof getLikePrices>>({
      query: request<typeof getLikePrices>('GET', '/api/v1/crops/prices'),
    }),
    createCrop: build.mutation<ReplyOf<typeof createCrop>, ListingUpload>({
      query: ({ form, idempotencyKey, fetchFn }) => ({
        ...createRequest({ body: form }),
        headers: { 'idempotency-key': idempotencyKey },
        fetchFn,
      }),
      invalidatesTags: (reply) => (reply ? [marketTag, sellerListTag] : []),
    }),
    updateCrop: build.mutation<ReplyOf<typeof updateCrop>, RequestOf<typeof updateCrop>>({
      query: request<typeof updateCrop>('PATCH', '/api/v1/crops/:id'),
      invalidatesTags: (reply) => (reply ? [marketTag] : []),
    }),
    deleteCrop: build.mutation<null, RequestOf<typeof deleteCrop>>({
      query: request<typeof deleteCrop>('DELETE', '/api/v1/crops/:id'),
      invalidatesTags: (_reply, error) => (error ? [] : [marketTag, sellerListTag]),
    }),
  }),
});

/** A listing of a list as the cached reply of `getCrop`. */
const asReply = (crop: Crop) => ({
  endpointName: 'getCrop' as const,
  arg: { params: { id: crop._id } },
  value: { success: true as const, data: crop },
});

export const {
  useListCropSectionsQuery,
  useListCropsInfiniteQuery,
  useGetCropQuery,
  useGetLikePricesQuery,
  useUpdateCropMutation,
  useDeleteCropMutation,
} = cropsApi;
