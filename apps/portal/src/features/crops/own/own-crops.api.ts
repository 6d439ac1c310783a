import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { deleteCrop, updateCrop } from '@upaj/contract/crops.endpoints';
import type { Crop } from '@upaj/contract/crops.schema';
import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import { request } from '../../../shared/request.ts';
import { cropsApi, market, ofOneSeller } from '../crops.api.ts';

/** Apart from the other endpoints: only the pages of an owner need them. */
export const ownCropsApi = cropsApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useUpdateCropMutation, useDeleteCropMutation } = ownCropsApi;
