import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** Styles of a round icon button, for links that look like one. */
export function iconButtonStyles(className?: string): string {
  return cn(
    'relative inline-grid size-11 flex-none place-items-center rounded-full text-ink transition-colors hover:bg-sunken',
    className,
  );
}

/** A small gold number at the corner of an icon; nothing at zero. */
export function CountDot({ count, max = 99, className, ...props }: CountDotProps) {
  if (count <= 0) return null;
  return (
    <span
      data-slot="count-dot"
      aria-hidden="true"
      className={cn(
        'absolute top-1 right-0.5 min-w-4.5 rounded-full bg-mark px-1 text-center font-bold text-2xs text-on-highlight leading-[18px]',
        className,
      )}
      {...props}
    >
      {count > max ? `${max}+` : count}
    </span>
  );
}

export interface CountDotProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How many. */
  count: number;
  /** The largest number that is shown; above 99 it reads 99+ by default. */
  max?: number;
}

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does, including the count if there is one: "Cart, 2 items". */
  label: string;
  /** The icon, 20 px. */
  children: ReactNode;
  /** Number in the gold dot. */
  count?: number;
}

/** A round button that shows only an icon, 44 px wide. */
export function IconButton({ label, count = 0, className, children, ...props }: IconButtonProps) {
  return (
    <button
      data-slot="icon-button"
      type="button"
      className={iconButtonStyles(className)}
      {...props}
    >
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
      <CountDot count={count} />
    </button>
  );
}
