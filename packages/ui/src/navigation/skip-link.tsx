import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Address of the main part of the page, such as `#main`. */
  href: string;
}

/** The skip link of a page: appears on focus, skips the menus. */
export function SkipLink({ className, children, ...props }: SkipLinkProps) {
  return (
    <a
      data-slot="skip-link"
      className={cn(
        'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-action focus:px-4 focus:py-3 focus:font-bold focus:text-on-action',
        className,
      )}
      {...props}
    >
      {children}
    </a>
  );
}
