import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldWiring } from './field-context.ts';

/** Several lines of text; grows with what is typed where the browser can. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={cn(controlStyles, 'field-sizing-content min-h-28', className)}
      {...useFieldWiring(props)}
    />
  );
}
