import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { keepWhileComposing } from '../is-composing.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldWiring } from './field-context.ts';

/** One line of text; inside a `FormField` it takes its label, hint and error from there. */
export function TextField({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="text-field"
      type={type}
      onKeyDown={keepWhileComposing}
      className={cn(controlStyles, className)}
      {...useFieldWiring(props)}
    />
  );
}
