import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldWiring } from './field-context.ts';

export interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Opens the phone's keyboard with or without a decimal point. */
  kind?: 'whole' | 'decimal';
}

/**
 * A number as people write it, 1,850.50 or १८५०, kept as text: a browser's own number input drops what is not
 * its own way of writing, without a word. The caller parses what was typed.
 */
export function NumberField({ kind = 'decimal', className, ...props }: NumberFieldProps) {
  return (
    <input
      data-slot="number-field"
      type="text"
      inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={cn(controlStyles, className)}
      {...useFieldWiring(props)}
    />
  );
}
