import { cropsPricedByListings, recommendCrops } from '@upaj/content/crops/recommend-crops';
import type { CropAdvice, FieldFacts } from '@upaj/contract/crop-advice.schema';
import type { Crops } from '../crops/crops.service.ts';

export type CropAdviceService = ReturnType<typeof createCropAdvice>;

/** Ranks crops for a field by the rules of the content, with the prices that sellers ask here. */
export function createCropAdvice({ crops }: { crops: Pick<Crops, 'medianPrice'> }) {
  return {
    async recommend(facts: FieldFacts): Promise<CropAdvice[]> {
      const prices = await crops.medianPrice(cropsPricedByListings);
      return recommendCrops(facts, { prices });
    },
  };
}
