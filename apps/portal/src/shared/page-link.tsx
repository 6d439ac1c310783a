import type { RouteLinkProps } from '@upaj/ui/link';
import { createContext, type MouseEvent, use, useCallback } from 'react';
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router-dom';
import { firstInteraction } from './loading/when.ts';
import { isAddress } from './use-open-page.ts';

/** Loads a page's code and texts before the user navigates to it; `asPerson` before a sign-in. */
export type Preload = (to: string, asPerson?: boolean) => Promise<void>;

export const PreloadContext = createContext<Preload>(() => Promise.resolve());

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
 * the first interaction. The router's own link would bring the code that fetches data and modules for its servers.
 */
export function PageLink({
  to,
  state,
  replace,
  onClick,
  ...props
}: RouteLinkProps & Pick<LinkProps, 'state' | 'replace'>) {
  const preload = use(PreloadContext);
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state, ...(replace !== undefined && { replace }) });
  const followAgain = useLinkClickHandler(to, { state, replace: true });
  const ref = useCallback(
    (element: HTMLAnchorElement) =>
      sparesData() ? undefined : whenSeen(element, () => void preload(to)),
    [preload, to],
  );
  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented) return;
    // The router compares with the page that is on screen, and not with the one that is loading.
    if (isAddress(href)) followAgain(event);
    else follow(event);
  }
  return (
    <a
      ref={ref}
      href={href}
      onPointerEnter={() => void preload(to)}
      onFocus={() => void preload(to)}
      {...props}
      onClick={click}
    />
  );
}
