import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const cardStyles = cva('', {
  variants: {
    tone: {
      surface: 'border border-line bg-surface shadow-card',
      soft: 'bg-surface-soft',
      leaf: 'bg-panel-leaf text-white [--focus:var(--gold-300)]',
      gold: 'bg-gold-soft',
      soil: 'bg-soil-soft',
      sky: 'bg-linear-160 from-(--sky-strong) to-(--gold-faint)',
      hint: 'border border-action-line bg-action-soft',
    },
    size: {
      card: 'rounded-card p-5',
      panel: 'rounded-panel px-5.5 py-6.5 md:p-9',
      row: 'rounded-field p-3.5',
    },
  },
  defaultVariants: { tone: 'surface', size: 'card' },
});

export interface CardProps extends ComponentProps<'div'>, VariantProps<typeof cardStyles> {}

/** A raised area for one thing; coloured tones are for calls to action, one for each view. */
export function Card({ tone, size, className, ...props }: CardProps) {
  return <div data-slot="card" className={cardStyles({ tone, size, className })} {...props} />;
}
