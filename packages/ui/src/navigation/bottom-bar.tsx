import { Children, type ComponentProps } from 'react';
import { cn } from '../cn.ts';
import { type LinkComponent, PlainLink } from './link.tsx';
import type { NavItem } from './nav-item.ts';

export interface BottomBarProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** Name of this menu for screen readers. */
  label: string;
  /** The items; five together with the children. */
  items: readonly NavItem[];
  /** The router's link. */
  LinkComponent?: LinkComponent;
}

/** Styles of one item, for a button among the links such as "More". */
export function bottomBarItemStyles(isCurrent = false): string {
  return cn(
    'grid min-h-13 min-w-0 content-center justify-items-center gap-0.5 rounded-nav px-0.5 py-1.5 text-center font-semibold text-tab leading-tight *:[svg]:size-5',
    isCurrent ? 'bg-action-soft text-on-action-soft' : 'text-muted',
  );
}

/** The menu at the bottom of the screen, below 1080 px. */
export function BottomBar({
  label,
  items,
  LinkComponent: Link = PlainLink,
  className,
  children,
  style,
  ...props
}: BottomBarProps) {
  // Counted, not automatic: a browser may paint while it has read half of the bar.
  const count = items.length + Children.count(children);
  return (
    <nav
      data-slot="bottom-bar"
      aria-label={label}
      className={cn(
        'fixed inset-x-0 bottom-0 z-20 grid min-h-(--bottom-bar) border-line border-t bg-surface px-1 pt-1.5 pb-[max(--spacing(2.5),env(safe-area-inset-bottom))] lg:hidden',
        className,
      )}
      style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`, ...style }}
      {...props}
    >
      {items.map(({ to, label: name, icon, isCurrent }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className={bottomBarItemStyles(isCurrent)}
        >
          {icon}
          <span className="wrap-anywhere max-w-full">{name}</span>
        </Link>
      ))}
      {children}
    </nav>
  );
}
