import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

/** A grey placeholder; give it the size of the loaded content. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cn('block animate-pulse rounded-sm bg-line', className)}
      {...props}
    />
  );
}
