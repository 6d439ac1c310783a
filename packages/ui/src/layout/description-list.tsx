import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface Description {
  /** What is told, such as "Weight". */
  term: string;
  /** The figure or word itself. */
  value: ReactNode;
  /** Words that may be broken into lines, which figures never are. */
  isText?: boolean;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Pairs of term and value; an even number fills the two columns. */
  items: readonly Description[];
}

/** Facts in two columns, or one where a figure needs the room; each value heavier than its term. */
export function DescriptionList({ items, className, ...props }: DescriptionListProps) {
  return (
    <dl
      data-slot="description-list"
      className={cn(
        'flex flex-wrap gap-px overflow-hidden rounded-field border border-line bg-line',
        className,
      )}
      {...props}
    >
      {items.map(({ term, value, isText }) => (
        <div key={term} className="flex-[1_1_max(8rem,50%-1px)] bg-surface px-4 py-3.5">
          <dt className="text-muted text-sm">{term}</dt>
          <dd
            className={cn(
              'font-bold text-[length:min(1.1875rem,max(19px,7vw))]',
              isText ? 'wrap-anywhere' : 'whitespace-nowrap',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
