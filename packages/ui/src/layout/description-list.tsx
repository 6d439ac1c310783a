import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface Description {
  /** What is told, such as "Weight". */
  term: string;
  /** The figure or word itself. */
  value: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Pairs of term and value; an even number fills the two columns. */
  items: readonly Description[];
}

/** Facts in two columns, each value heavier than its term. */
export function DescriptionList({ items, className, ...props }: DescriptionListProps) {
  return (
    <dl
      data-slot="description-list"
      className={cn(
        'grid grid-pair-[8rem] gap-px overflow-hidden rounded-field border border-line bg-line',
        className,
      )}
      {...props}
    >
      {items.map(({ term, value }) => (
        <div key={term} className="bg-surface px-4 py-3.5 last:odd:col-span-full">
          <dt className="text-muted text-sm">{term}</dt>
          <dd className="font-bold text-[1.1875rem]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
