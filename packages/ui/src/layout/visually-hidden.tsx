import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

/** Text for screen readers alone. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" className={cn('sr-only', className)} {...props} />;
}
