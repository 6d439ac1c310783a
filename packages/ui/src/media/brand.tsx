import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

/** The leaf mark alone; decoration beside the name. */
export function BrandMark({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      data-slot="brand-mark"
      viewBox="0 0 40 40"
      aria-hidden="true"
      className={cn('size-9 flex-none', className)}
      {...props}
    >
      <rect width="40" height="40" rx="12" fill="var(--leaf-600)" />
      <path d="M20 33V18" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M20 22c-7 0-10-4-10-10 7 0 10 4 10 10Z" fill="#fff" />
      <path d="M20 19c0-6 3-10 10-10 0 6-3 10-10 10Z" fill="var(--gold-300)" />
    </svg>
  );
}

export interface BrandProps extends ComponentProps<'span'> {
  /** The name in the user's language. */
  name: string;
}

/** The mark with the name beside it, for use inside a link home. */
export function Brand({ name, className, ...props }: BrandProps) {
  return (
    <span
      data-slot="brand"
      className={cn('inline-flex items-center gap-2.5 font-bold text-ink text-xl', className)}
      {...props}
    >
      <BrandMark />
      {/* With large text the bar has room for the mark alone. */}
      <span className="@max-[15rem]:sr-only">{name}</span>
    </span>
  );
}
