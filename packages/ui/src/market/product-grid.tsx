import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

/** Product cards in rows of equal height, one in each row on phones. */
export function ProductGrid({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="product-grid"
      className={cn(
        '@container grid gap-4 md:grid-cols-[repeat(auto-fill,minmax(min(100%,max(228px,10rem)),1fr))]',
        className,
      )}
      {...props}
    />
  );
}
