import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldWiring } from './field-context.ts';

/** The browser's native select. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        data-slot="select"
        className={cn(controlStyles, 'appearance-none pe-10', className)}
        {...useFieldWiring(props)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-muted"
      />
    </span>
  );
}
