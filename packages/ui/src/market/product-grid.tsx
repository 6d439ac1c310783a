import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

/** Product cards in rows of equal height, one a row on phones. */
export function ProductGrid({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="product-grid"
      className={cn('grid gap-4 md:grid-cols-[repeat(auto-fill,minmax(228px,1fr))]', className)}
      {...props}
    />
  );
}
