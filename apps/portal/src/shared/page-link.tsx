import type { RouteLinkProps } from '@upaj/ui/link';
import { use, useCallback, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { firstInteraction } from './first-interaction.ts';
import { PreloadContext } from './preload.ts';

interface Connection {
  saveData?: boolean;
}

/** Whether the user has set the browser to save data. */
function sparesData(): boolean {
  // The Network Information API is missing in Firefox, Safari and TypeScript's types.
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
}

/** Calls back once, when the element has been seen and the user is there. */
function whenSeen(element: Element, seen: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    void firstInteraction.then(seen);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * A link within the portal. It preloads its page when it is hovered or focused, or when it is visible after
 * the first interaction.
 */
export function PageLink({ to, ...props }: RouteLinkProps & Pick<LinkProps, 'state' | 'replace'>) {
  const preload = use(PreloadContext);
  const stopWatching = useRef<() => void>(undefined);
  const ref = useCallback(
    // The router's link merges refs: it calls with null when the element goes and takes no cleaning up.
    (element: HTMLAnchorElement | null) => {
      stopWatching.current?.();
      stopWatching.current =
        element && !sparesData() ? whenSeen(element, () => void preload(to)) : undefined;
    },
    [preload, to],
  );
  return (
    <Link
      ref={ref}
      to={to}
      // A word to a server of the router's, which there is none of.
      discover="none"
      onPointerEnter={() => void preload(to)}
      onFocus={() => void preload(to)}
      {...props}
    />
  );
}
