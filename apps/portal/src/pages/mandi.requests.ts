import { cropsApi } from '../domains/crops/crops.api.ts';
import {
  isFiltered,
  listFilterOf,
  readMandiAddress,
} from '../features/crops/market/use-mandi-address.ts';
import { type FirstRequests, marked, same } from '../shared/transport/first-request.ts';

/** The sections of all categories, or the list that the address names. */
export const requests: FirstRequests = (query) => {
  const address = readMandiAddress(query);
  const { listCropSections, listCrops } = cropsApi.endpoints;
  if (!isFiltered(address)) return [same(listCropSections.initiate({}))];
  const list = listCrops.initiate(listFilterOf(address));
  // Sellers see those of their own listings that they have paused.
  return [address.seller ? marked(list) : same(list)];
};
