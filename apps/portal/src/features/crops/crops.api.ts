import type { getCrop, listCrops } from '@upaj/contract/crops.endpoints';
import type { Crop } from '@upaj/contract/crops.schema';
import type { QueryOf, ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

/** What narrows and orders the market. */
export type CropFilter = Omit<QueryOf<typeof listCrops>, 'cursor'>;

const listRequest = request<typeof listCrops>('GET', '/api/v1/crops');
/** Lists of the whole market, and of one seller: a pause changes the first and not the second. */
export const market = { type: 'Crop', id: 'MARKET' } as const;
export const ofOneSeller = { type: 'Crop', id: 'ONE_SELLER' } as const;

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
  }),
});

/** A listing of a list, as the reply to the question for it alone. */
const asReply = (crop: Crop) => ({
  endpointName: 'getCrop' as const,
  arg: { params: { id: crop._id } },
  value: { success: true as const, data: crop },
});

export const { useListCropsInfiniteQuery, useGetCropQuery } = cropsApi;
