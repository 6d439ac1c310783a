import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const spinnerStyles = cva(
  'inline-block flex-none animate-spin rounded-full border-current border-t-transparent',
  {
    variants: {
      size: { small: 'size-4.5 border-2', md: 'size-7 border-3', big: 'size-11 border-4' },
    },
    defaultVariants: { size: 'md' },
  },
);

export interface SpinnerProps extends ComponentProps<'span'>, VariantProps<typeof spinnerStyles> {
  /** Name of the pending task; without it the spinner is decoration beside a text. */
  label?: string;
}

/** A spinner for a wait too short or too small for a skeleton. */
export function Spinner({ size, label, className, ...props }: SpinnerProps) {
  const meaning = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      data-slot="spinner"
      className={spinnerStyles({ size, className })}
      {...meaning}
      {...props}
    />
  );
}
