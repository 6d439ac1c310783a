import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BodyOf, QueryOf, ReplyOf, RequestOf } from '@upaj/contract/call';
import type {
  createCrop,
  deleteCrop,
  getCrop,
  listCrops,
  updateCrop,
} from '@upaj/contract/crops.calls';
import type { Crop } from '@upaj/contract/crops.schema';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';
import { sendListing } from './sell/send-listing.ts';

/** What narrows and orders the market. */
export type CropFilter = Omit<QueryOf<typeof listCrops>, 'cursor'>;

/** A listing on its way to the market. */
export interface NewListing {
  body: BodyOf<typeof createCrop>;
  pictures: readonly File[];
  /** The same for every try of one listing, so that it is listed once. */
  key: string;
  /** Told how much has been sent, 0 to 1. */
  onProgress?: (done: number) => void;
  /** Breaks the sending off. */
  signal?: AbortSignal;
}

const listRequest = request<typeof listCrops>('GET', '/api/v1/crops');
/** Lists of the whole market, and of one seller: a pause changes the first and not the second. */
const market = { type: 'Crop', id: 'MARKET' } as const;
const ofOneSeller = { type: 'Crop', id: 'ONE_SELLER' } as const;

export const cropsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCrops: build.infiniteQuery<ReplyOf<typeof listCrops>, CropFilter, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) =>
        listRequest({ query: { ...queryArg, cursor: pageParam || undefined } }),
      // Whoever taps a card sees the listing at once, also on a slow line.
      async onQueryStarted(_filter, { dispatch, queryFulfilled }) {
        const lists = await queryFulfilled.catch(() => undefined);
        const crops = lists?.data.pages.at(-1)?.data ?? [];
        dispatch(cropsApi.util.upsertQueryEntries(crops.map(asReply)));
      },
      providesTags: (lists, _error, { seller }) => [
        seller ? ofOneSeller : market,
        ...(lists?.pages ?? []).flatMap(({ data }) =>
          data.map(({ _id }) => ({ type: 'Crop' as const, id: _id })),
        ),
      ],
    }),

    getCrop: build.query<ReplyOf<typeof getCrop>, RequestOf<typeof getCrop>>({
      query: request<typeof getCrop>('GET', '/api/v1/crops/:id'),
      providesTags: (_reply, _error, { params }) => [{ type: 'Crop', id: params.id }],
    }),

    createCrop: build.mutation<ReplyOf<typeof createCrop>, NewListing>({
      queryFn: (listing, store) => sendListing(listing, store),
      invalidatesTags: (reply) => (reply ? [market, ofOneSeller] : []),
    }),

    updateCrop: build.mutation<ReplyOf<typeof updateCrop>, RequestOf<typeof updateCrop>>({
      query: request<typeof updateCrop>('PATCH', '/api/v1/crops/:id'),
      async onQueryStarted({ params, body }, { dispatch, getState, queryFulfilled }) {
        const undo = dispatch(cropChangedEverywhere(params.id, body, getState()));
        try {
          const { data } = await queryFulfilled;
          dispatch(cropChangedEverywhere(params.id, data.data, getState()));
        } catch {
          undo();
        }
      },
      invalidatesTags: (reply) => (reply ? [market] : []),
    }),

    deleteCrop: build.mutation<null, RequestOf<typeof deleteCrop>>({
      query: request<typeof deleteCrop>('DELETE', '/api/v1/crops/:id'),
      invalidatesTags: (_reply, error) => (error ? [] : [market, ofOneSeller]),
    }),
  }),
});

/** A listing of a list, as the reply to the question for it alone. */
const asReply = (crop: Crop) => ({
  endpointName: 'getCrop' as const,
  arg: { params: { id: crop._id } },
  value: { success: true as const, data: crop },
});

type CachedState = Parameters<typeof cropsApi.util.selectInvalidatedBy>[0];
type Dispatch = ThunkDispatch<CachedState, unknown, UnknownAction>;

/** Changes one listing in every reply that is kept; returns how to undo it. */
function cropChangedEverywhere(id: string, change: Partial<Crop>, state: CachedState) {
  return (dispatch: Dispatch) => {
    const { selectInvalidatedBy, updateQueryData } = cropsApi.util;
    const patches = selectInvalidatedBy(state, [{ type: 'Crop', id }]).map((kept) =>
      kept.endpointName === 'listCrops'
        ? dispatch(
            updateQueryData('listCrops', kept.originalArgs, ({ pages }) => {
              const found = pages.flatMap(({ data }) => data).find(({ _id }) => _id === id);
              if (found) Object.assign(found, change);
            }),
          )
        : dispatch(
            updateQueryData('getCrop', kept.originalArgs, ({ data }) => {
              Object.assign(data, change);
            }),
          ),
    );
    return () => {
      for (const patch of patches) patch.undo();
    };
  };
}

export const {
  useListCropsInfiniteQuery,
  useGetCropQuery,
  useUpdateCropMutation,
  useDeleteCropMutation,
} = cropsApi;
