import { useEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';

/** Moves the focus without moving the page. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Scrolls to the element that an address names; its scroll margin sets the distance above it. */
function scrollToHash(hash: string, behavior: ScrollBehavior): boolean {
  const part = document.getElementById(hash.slice(1));
  if (!part) return false;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ behavior: isCalm ? 'instant' : behavior });
  focusOn(part.querySelector<HTMLElement>('h1,h2,h3') ?? part);
  return true;
}

/**
 * On each new page: scrolls to the top, or to the element that the address names, and announces to screen readers
 * the heading there, by moving the focus to it.
 */
export function useRouteFocus({ pathname, hash, key }: Location): void {
  const before = useRef({ pathname, key: '' });
  const how = useNavigationType();

  useEffect(() => {
    const { current } = before;
    if (current.key === key) return;
    const isFirst = current.key === '';
    const isSamePage = current.pathname === pathname;
    before.current = { pathname, key };
    // The browser itself scrolls to the anchor of a prerendered page, and restores the last scroll position.
    if (isFirst && scrollY > 0) return;
    if (hash && (isFirst || how !== 'POP')) {
      if (scrollToHash(hash, isSamePage && !isFirst ? 'smooth' : 'instant')) return;
    }
    if (isSamePage) return;
    if (how !== 'POP') scrollTo(0, 0);
    focusOn(document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'));
  }, [pathname, hash, key, how]);

  const address = pathname + hash;
  useEffect(() => {
    const section = document.getElementById(address.split('#')[1] ?? '');
    if (!section) return;
    let isOver = false;
    let takeBack: (() => void) | undefined;
    // Without it a section at the end of a page is lower than requested, which is no reason for a message.
    import('./end-spacer.ts').then(
      ({ addEndSpacer: makeEndRoom }) => {
        if (!isOver) takeBack = makeEndRoom(section);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      takeBack?.();
    };
  }, [address]);
}
