import type { Crop } from '@upaj/contract/crops.schema';
import { ProductCardSkeleton } from '@upaj/ui/product-card-skeleton';
import { ProductGrid } from '@upaj/ui/product-grid';
import type { RefObject } from 'react';
import { CropCard } from './crop-card.tsx';

interface CropGridProps {
  crops: readonly Crop[];
  /** How many of the first pictures are loaded before others: a row of the first screen. */
  eagerCount?: number;
  /** The element around the cards. */
  ref?: RefObject<HTMLDivElement | null>;
}

/** Listings as cards of equal height. */
export function CropGrid({ crops, eagerCount = 0, ref }: CropGridProps) {
  return (
    <ProductGrid ref={ref}>
      {crops.map((crop, place) => (
        <CropCard key={crop._id} crop={crop} isEager={place < eagerCount} />
      ))}
    </ProductGrid>
  );
}

/** The shape of `count` cards that are on the way. */
export function CropGridSkeleton({ count }: { count: number }) {
  return (
    <ProductGrid>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
        <ProductCardSkeleton key={place} />
      ))}
    </ProductGrid>
  );
}

/** Room for `count` cards that are out of sight, without their many elements. */
export function CropGridSpace({ count }: { count: number }) {
  return (
    <ProductGrid>
      {Array.from({ length: count }, (_, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          key={place}
          data-slot="card-space"
          className="min-h-58 rounded-card bg-surface md:min-h-108"
        />
      ))}
    </ProductGrid>
  );
}
