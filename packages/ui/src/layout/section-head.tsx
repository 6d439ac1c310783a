import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface SectionHeadProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Heading of the section. */
  title: ReactNode;
  /** Id of the heading, for the section's `aria-labelledby`. */
  titleId?: string;
  /** A link such as "See all", on the heading's line. */
  action?: ReactNode;
}

/** The heading of a section with its one link. */
export function SectionHead({ title, titleId, action, className, ...props }: SectionHeadProps) {
  return (
    <div
      data-slot="section-head"
      className={cn('mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4', className)}
      {...props}
    >
      <h2 id={titleId} className="text-2xl md:text-3xl">
        {title}
      </h2>
      {action}
    </div>
  );
}
