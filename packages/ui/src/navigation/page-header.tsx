import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { linkStyles } from '../actions/text-link.tsx';
import { cn } from '../cn.ts';
import { type LinkComponent, PlainLink } from './link.tsx';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** Heading of the page. */
  title: ReactNode;
  /** A line below it, such as the greeting. */
  greeting?: ReactNode;
  /** The back link. */
  back?: { to: string; label: string };
  /** Buttons or links beside the heading. */
  actions?: ReactNode;
  /** The router's link. */
  LinkComponent?: LinkComponent;
}

/** The header of a page: back link, heading, a line below and actions. */
export function PageHeader({
  title,
  greeting,
  back,
  actions,
  LinkComponent: Link = PlainLink,
  className,
  ...props
}: PageHeaderProps) {
  return (
    <header data-slot="page-header" className={cn('grid gap-2', className)} {...props}>
      {back && (
        <Link
          to={back.to}
          className={linkStyles({ kind: 'back', className: 'justify-self-start' })}
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="wrap-anywhere min-w-0">
          <h1 className="text-4xl md:text-5xl">{title}</h1>
          {greeting && <p className="text-muted">{greeting}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
    </header>
  );
}
