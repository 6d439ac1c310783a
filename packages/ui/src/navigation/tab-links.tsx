import type { ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { type LinkComponent, PlainLink } from './link.tsx';
import type { NavItem } from './nav-item.ts';

export interface TabLinksProps extends Omit<ComponentProps<'nav'>, 'aria-label' | 'children'> {
  /** Name of the row for screen readers. */
  label: string;
  /** The tabs; the current one is marked. */
  items: readonly NavItem[];
  /** The router's link. */
  LinkComponent?: LinkComponent;
}

/** Views of one thing that have addresses of their own: a row of links that looks like tabs. */
export function TabLinks({
  label,
  items,
  LinkComponent: Link = PlainLink,
  className,
  ...props
}: TabLinksProps) {
  return (
    <nav
      data-slot="tab-links"
      aria-label={label}
      className={cn('flex gap-1 overflow-x-auto border-line-strong border-b', className)}
      {...props}
    >
      {items.map(({ to, label: name, icon, isCurrent }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className="inline-flex min-h-12 flex-none items-center gap-2 whitespace-nowrap border-transparent border-b-3 px-3 font-semibold text-muted no-underline transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-action aria-[current=page]:text-on-action-soft md:px-4"
        >
          {icon}
          {name}
        </Link>
      ))}
    </nav>
  );
}
