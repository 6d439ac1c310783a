import type { ThunkDispatch } from '@reduxjs/toolkit';
import type { updateCrop } from '@upaj/contract/crops.endpoints';
import type { Crop } from '@upaj/contract/crops.schema';
import type { BodyOf } from '@upaj/contract/endpoint';
import { useDispatch } from 'react-redux';
import type { UnknownAction } from 'redux';
import { cropsApi, useUpdateCropMutation } from '../../../domains/crops/crops.api.ts';

type CachedState = Parameters<typeof cropsApi.util.selectInvalidatedBy>[0];
export type CropDispatch = ThunkDispatch<CachedState, unknown, UnknownAction>;

/** Changes one listing in every cached reply; returns how to undo it. */
export function patchCrop(id: string, change: Partial<Crop>) {
  return (dispatch: CropDispatch, getState: () => CachedState) => {
    const { selectInvalidatedBy, updateQueryData } = cropsApi.util;
    const patches = selectInvalidatedBy(getState(), [{ type: 'Crop', id }]).map((cached) =>
      cached.endpointName === 'listCrops'
        ? dispatch(
            updateQueryData('listCrops', cached.originalArgs, ({ pages }) => {
              const crop = pages.flatMap(({ data }) => data).find(({ _id }) => _id === id);
              if (crop) Object.assign(crop, change);
            }),
          )
        : dispatch(
            updateQueryData('getCrop', cached.originalArgs, ({ data }) => {
              Object.assign(data, change);
            }),
          ),
    );
    return () => {
      for (const patch of patches) patch.undo();
    };
  };
}

/** Updates a listing optimistically: the change is shown at once and undone if the server rejects it. */
export function useUpdateListing() {
  const dispatch = useDispatch<CropDispatch>();
  const [update, { isLoading }] = useUpdateCropMutation();

  async function updateListing(
    id: string,
    body: BodyOf<typeof updateCrop>,
  ): Promise<{ error?: unknown }> {
    const undo = dispatch(patchCrop(id, body));
    const { data, error } = await update({ params: { id }, body });
    if (data) dispatch(patchCrop(id, data.data));
    else undo();
    return { error };
  }

  return { updateListing, isLoading };
}
