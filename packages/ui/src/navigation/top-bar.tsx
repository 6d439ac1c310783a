import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';
import { type LinkComponent, PlainLink } from './link.tsx';
import type { NavItem } from './nav-item.ts';

const menuStyles = cva('hidden min-w-0 flex-wrap items-center', {
  variants: { menuFrom: { md: 'md:flex', lg: 'lg:flex' } },
  defaultVariants: { menuFrom: 'lg' },
});

export interface TopBarProps
  extends Omit<ComponentProps<'header'>, 'children'>,
    VariantProps<typeof menuStyles> {
  /** A link home with the `Brand` in it. */
  brand?: ReactNode;
  /** Name of the menu for screen readers. */
  label: string;
  /** The items of the menu; `menuFrom` is the width from which they are shown. */
  items: readonly NavItem[];
  /** Buttons at the end: language, notifications, cart, profile. */
  actions?: ReactNode;
  /** The router's link. */
  LinkComponent?: LinkComponent;
}

/** The sticky bar at the top. */
export function TopBar({
  brand,
  label,
  items,
  actions,
  menuFrom,
  LinkComponent: Link = PlainLink,
  className,
  ...props
}: TopBarProps) {
  return (
    <header
      data-slot="top-bar"
      className={cn(
        '@container sticky top-0 z-20 flex min-h-(--top-bar) flex-wrap items-center gap-x-2 border-line border-b bg-bar px-4 py-1.5 backdrop-blur-sm md:gap-x-2.5 md:px-6',
        className,
      )}
      {...props}
    >
      {brand}
      {items.length > 0 && (
        <nav aria-label={label} className={menuStyles({ menuFrom })}>
          {items.map(({ to, label: name, isCurrent }) => (
            <Link
              key={to}
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-11 items-center whitespace-nowrap rounded-full px-3.5 font-semibold text-control transition-colors',
                isCurrent ? 'bg-action-soft text-on-action-soft' : 'text-muted hover:text-ink',
              )}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-1 md:gap-2">
        {actions}
      </div>
    </header>
  );
}
