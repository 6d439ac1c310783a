import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** On each new page: begins at its top and tells screen readers its heading, by moving the focus there. */
export function useArrival(pathname: string): void {
  const before = useRef(pathname);
  const how = useNavigationType();

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Going back, the browser itself returns to where the person was reading.
    if (how !== 'POP') scrollTo(0, 0);
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, how]);
}
