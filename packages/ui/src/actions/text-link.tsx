import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Styles of a link in text or on its own line, for a router's link: `className={linkStyles()}`. */
export const linkStyles = cva('text-action underline-offset-4 hover:underline', {
  variants: {
    kind: {
      inline: 'font-semibold underline decoration-1',
      alone: 'inline-flex min-h-11 items-center gap-1.5 font-strong',
      back: 'inline-flex min-h-11 items-center gap-2 font-semibold text-on-action-soft',
    },
  },
  defaultVariants: { kind: 'inline' },
});

export interface TextLinkProps extends ComponentProps<'a'>, VariantProps<typeof linkStyles> {
  /** Opens a new tab without access to this page (`noopener`). */
  isExternal?: boolean;
}

/** A plain link for addresses outside the router. */
export function TextLink({
  kind,
  isExternal = false,
  className,
  children,
  ...props
}: TextLinkProps) {
  const external = isExternal ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a data-slot="text-link" className={linkStyles({ kind, className })} {...external} {...props}>
      {children}
    </a>
  );
}
