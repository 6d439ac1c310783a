import type { ComponentProps, ComponentType } from 'react';

/** Props that every link of the design system hands to the router's link. */
export interface RouteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** Path within the app. */
  to: string;
}

/** A component that navigates, such as react-router's `Link`. */
export type LinkComponent = ComponentType<RouteLinkProps>;

/** The link without a router: a plain `<a>`. */
export function PlainLink({ to, children, ...props }: RouteLinkProps) {
  return (
    <a data-slot="link" href={to} {...props}>
      {children}
    </a>
  );
}
