import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';

/** Views of one thing, one at a time. */
export function Tabs({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root data-slot="tabs" className={cn('grid gap-4', className)} {...props} />;
}

/** The row of tabs; give it an `aria-label`. */
export function TabList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      data-slot="tab-list"
      className={cn('flex gap-1 overflow-x-auto border-line-strong border-b', className)}
      {...props}
    />
  );
}

/** One tab. */
export function Tab({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      data-slot="tab"
      className={cn(
        'min-h-12 flex-none whitespace-nowrap rounded-t-control border-transparent border-b-3 px-4 font-semibold text-muted transition-colors hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:border-action data-[state=active]:text-on-action-soft',
        className,
      )}
      {...props}
    />
  );
}

/** The panel of a tab. */
export function TabPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content data-slot="tab-panel" className={cn('rounded-control', className)} {...props} />
  );
}
