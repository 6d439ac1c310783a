import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

/** What has happened, one below the other along a line. */
export function Timeline({ className, ...props }: ComponentProps<'ol'>) {
  return <ol data-slot="timeline" className={cn('grid', className)} {...props} />;
}

export interface TimelineEntryProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** What happened, in a few words. */
  title: ReactNode;
  /** When, and by whom. */
  meta?: ReactNode;
  /** Whether it is good, bad, or neither. */
  tone?: 'neutral' | 'good' | 'stop';
  /** More about it, such as a reason. */
  children?: ReactNode;
}

const dotStyles = { neutral: 'bg-muted', good: 'bg-action', stop: 'bg-danger' } as const;

/** One thing that has happened. */
export function TimelineEntry({
  title,
  meta,
  tone = 'neutral',
  className,
  children,
  ...props
}: TimelineEntryProps) {
  return (
    <li
      data-slot="timeline-entry"
      className={cn(
        'relative grid gap-0.5 ps-6 pb-5 before:absolute before:start-1.25 before:top-2 before:h-full before:w-0.5 before:bg-line last:pb-0 last:before:hidden',
        className,
      )}
      {...props}
    >
      <span
        aria-hidden="true"
        className={cn(
          'absolute start-0 top-1.5 size-3 rounded-full forced-colors:border',
          dotStyles[tone],
        )}
      />
      <p className="wrap-anywhere font-semibold">{title}</p>
      {meta && <p className="text-muted text-sm">{meta}</p>}
      {children}
    </li>
  );
}
