import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { productCardStyles } from './product-card.tsx';

/** A placeholder of a product card, of the same size. */
export function ProductCardSkeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="product-card-skeleton"
      aria-hidden="true"
      className={cn(productCardStyles.card, className)}
      {...props}
    >
      <div className={productCardStyles.picture}>
        <Skeleton className="size-full rounded-none" />
      </div>
      <div className={productCardStyles.body}>
        <div className="flex h-[1lh] items-center text-lg leading-tight">
          <Skeleton className="h-4 w-3/5" />
        </div>
        <div className={productCardStyles.rating}>
          <Skeleton className="h-3.5 w-20" />
        </div>
        <div className="flex h-[1lh] items-center text-caption leading-tight">
          <Skeleton className="h-3 w-2/3" />
        </div>
        <div className={cn(productCardStyles.description, 'grid items-center')}>
          <Skeleton className="h-3" />
          <Skeleton className="h-3" />
          <Skeleton className="h-3 w-2/3" />
        </div>
        <div className="mt-auto grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Skeleton className="h-7 w-20 rounded-full" />
            <Skeleton className="h-[47px] w-[123px] rounded-control" />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-1.5">
            <Skeleton className="h-6 w-14" />
            <Skeleton className="h-11 w-28 rounded-control" />
          </div>
          <div className="-mt-1 flex h-[1lh] items-center text-caption leading-tight">
            <Skeleton className="h-3 w-28" />
          </div>
        </div>
      </div>
    </div>
  );
}
