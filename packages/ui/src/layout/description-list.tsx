import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface Description {
  /** The term, such as "Weight". */
  term: string;
  /** The value. */
  value: ReactNode;
  /** Allows line breaks in the value; numbers never break. */
  isText?: boolean;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Pairs of term and value; an even number fills the two columns. */
  items: readonly Description[];
}

/** Terms and values in two columns, or one if a value needs the width. */
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
