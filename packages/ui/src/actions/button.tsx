import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { useRestoreFocus } from '../use-restore-focus.ts';

/** Styles of a button, for links that look like one: `className={buttonStyles({ variant })}`. */
export const buttonStyles = cva(
  'inline-flex items-center justify-center gap-2 rounded-control text-center font-strong leading-tight no-underline transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed not-aria-busy:disabled:opacity-55 forced-colors:border',
  {
    variants: {
      variant: {
        primary: 'bg-action text-on-action not-disabled:hover:bg-action-hover',
        outline:
          'border-[1.5px] border-line-strong bg-surface text-ink not-disabled:hover:bg-sunken',
        gold: 'bg-highlight text-on-highlight not-disabled:hover:bg-mark',
        dark: 'bg-inverse text-on-inverse',
        light: 'bg-paper text-on-paper',
        ghost: 'border-2 border-white/75 text-white hover:bg-white/10',
        quiet: 'text-action not-disabled:hover:bg-action-soft',
        danger: 'bg-danger text-on-danger',
      },
      size: {
        md: 'min-h-11 px-4.5 py-2 text-control',
        small: 'min-h-11 px-3.5 py-1 text-control',
        big: 'min-h-[54px] px-7 py-2.5 text-lg',
      },
      width: { auto: '', full: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'md', width: 'auto' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyles> {
  /** Shows a spinner and ignores further presses. */
  isBusy?: boolean;
}

/** A button for an action on this page; a link that looks like it takes `buttonStyles` instead. */
export function Button({
  variant,
  size,
  width,
  isBusy = false,
  disabled,
  className,
  type = 'button',
  children,
  ...props
}: ButtonProps) {
  useRestoreFocus(isBusy);
  return (
    <button
      data-slot="button"
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={buttonStyles({ variant, size, width, className })}
      {...props}
    >
      {isBusy && <Spinner size="small" />}
      {children}
    </button>
  );
}
