import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { keepWhileComposing } from '../is-composing.ts';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'aria-label'> {
  /** Accessible name of the search. */
  label: string;
}

/** The large search box at the top of a list. */
export function SearchField({ label, className, ...props }: SearchFieldProps) {
  return (
    <span className="relative block">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5"
      />
      <input
        data-slot="search-field"
        type="search"
        aria-label={label}
        enterKeyHint="search"
        onKeyDown={keepWhileComposing}
        className={cn(
          'block min-h-[54px] w-full rounded-field border-[1.5px] border-line-control bg-surface ps-12 pe-4 text-base text-ink placeholder:text-muted focus-visible:border-action focus-visible:outline-offset-0',
          className,
        )}
        {...props}
      />
    </span>
  );
}
