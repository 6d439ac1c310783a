import type { ReactNode } from 'react';
import type { Section } from '../../shared/paths.ts';

interface LandingSectionProps {
  /** The name by which menus and buttons lead here; the heading's id is `<id>-title`. */
  id: Section;
  className?: string;
  children: ReactNode;
}

/** A section that can be led to: scrolling stops 100 px above it, below the bar that stays. */
export function LandingSection({ id, className, children }: LandingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`scroll-mt-25 ${className ?? ''}`}>
      {children}
    </section>
  );
}
