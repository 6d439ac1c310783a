import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const badgeStyles = cva(
  'inline-flex items-center gap-1 max-w-full text-balance rounded-full px-2.5 py-1 font-bold text-caption leading-tight',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-muted',
        good: 'bg-action-soft text-on-action-soft',
        look: 'bg-gold-soft text-warning',
        stop: 'bg-danger-soft text-danger',
        sky: 'bg-sky-soft text-sky',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeStyles> {}

/** A state or a remark in one or two words. */
export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span data-slot="badge" className={badgeStyles({ tone, className })} {...props} />;
}
