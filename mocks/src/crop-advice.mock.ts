import { findCrop } from '@upaj/content/crops/crops';
import { marketName } from '@upaj/content/crops/market-name';
import { cropsPricedByListings, recommendCrops } from '@upaj/content/crops/recommend-crops';
import { contract } from '@upaj/contract/contract';
import { likePrices } from './crop-list.ts';
import { mockEndpoint } from './mock-endpoint.ts';

/** U of 25 kg in a quintal. */
const unitsInQuintal = 4;

/** The medians of the listings, by crop. */
function medianPrices() {
  const known = cropsPricedByListings.flatMap((crop) => {
    const category = findCrop(crop)?.category;
    if (!category) return [];
    const { median, count } = likePrices({ name: marketName(crop), category });
    if (median === null) return [];
    return [[crop, { perQuintal: Math.round(median * unitsInQuintal), listings: count }] as const];
  });
  return new Map(known);
}

const recommend = mockEndpoint(contract.recommendCrops, ({ body }) => ({
  status: 200,
  body: { success: true, data: recommendCrops(body, { prices: medianPrices() }) },
}));

/** The mock server's crop recommendation, by the rules of the server. */
export const cropAdviceHandlers = [recommend];
