import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldWiring } from './field-context.ts';

export interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Opens the phone's keyboard with or without a decimal point. */
  kind?: 'whole' | 'decimal';
}

/** A number; scrolling over it never changes it. */
export function NumberField({ kind = 'decimal', className, ...props }: NumberFieldProps) {
  return (
    <input
      data-slot="number-field"
      type="number"
      inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
      step={kind === 'whole' ? 1 : 'any'}
      // A focused number input changes its value when the page is scrolled over it.
      onWheel={(event) => event.currentTarget.blur()}
      className={cn(
        controlStyles,
        '[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
        className,
      )}
      {...useFieldWiring(props)}
    />
  );
}
