import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

/**
 * Keeps the buttons of a page within reach of a thumb, on the bottom bar; where large text makes them tall they stay in
 * their place. An ancestor with the class `@container/bar` tells how large the text is.
 */
export function StickyBar({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sticky-bar"
      className={cn(
        'bottom-(--bottom-bar) z-10 -mx-4 max-md:@min-[15rem]/bar:sticky border-line border-t bg-ground px-4 py-2.5 md:mx-0 md:border-0 md:p-0',
        className,
      )}
      {...props}
    />
  );
}
