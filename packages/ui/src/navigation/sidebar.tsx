import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { type LinkComponent, PlainLink } from './link.tsx';
import type { NavItem } from './nav-item.ts';

export interface SidebarProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Name of this menu for screen readers. */
  label: string;
  /** The items. */
  items: readonly NavItem[];
  /** A link home with the `Brand` in it. */
  brand?: ReactNode;
  /** A box at the bottom, such as the help center. */
  footer?: ReactNode;
  /** The router's link. */
  LinkComponent?: LinkComponent;
}

/** The menu at the left, from 1080 px up; narrower screens have the bottom bar. */
export function Sidebar({
  label,
  items,
  brand,
  footer,
  LinkComponent: Link = PlainLink,
  className,
  ...props
}: SidebarProps) {
  return (
    <nav
      data-slot="sidebar"
      aria-label={label}
      className={cn(
        'sticky top-0 hidden h-dvh w-63 flex-none flex-col gap-1 overflow-y-auto border-line border-e bg-surface px-3.5 py-4.5 lg:flex',
        className,
      )}
      {...props}
    >
      {brand && <div className="mb-3.5 px-3.5">{brand}</div>}
      {items.map(({ to, label: name, icon, isCurrent }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className={cn(
            'flex min-h-11.5 flex-none items-center gap-3 rounded-nav px-3.5 py-1.5 font-semibold leading-tight transition-colors *:[svg]:size-5 *:[svg]:flex-none',
            isCurrent ? 'bg-action text-on-action' : 'text-muted hover:bg-sunken hover:text-ink',
          )}
        >
          {icon}
          {name}
        </Link>
      ))}
      {footer && <div className="mt-auto pt-4">{footer}</div>}
    </nav>
  );
}
