import { type RefObject, useEffect, useRef } from 'react';

/** How near the end of the chat counts as being there, in px. */
const NEAR = 160;
/** What the bars at the top and at the bottom of a phone cover, in px. */
const BARS = { top: 96, bottom: 96 };

/** How far the end of the chat, with the field for the next question, is below the part of the page that is seen. */
function distanceToEnd(list: Element | null): number {
  const end = list?.closest('[data-slot=chat]')?.getBoundingClientRect().bottom ?? 0;
  return end - innerHeight + BARS.bottom;
}

/** As far as the last message still shows its beginning. */
function scrollToEnd(list: Element | null): void {
  const start = list?.lastElementChild?.getBoundingClientRect().top ?? 0;
  const top = Math.min(distanceToEnd(list), start - BARS.top);
  // Newer browsers return a promise, which an effect must not.
  if (top > 0) void scrollBy({ top });
}

/**
 * Scrolls to a new message, and follows it while it grows, until its beginning is at the top: then it can be read. Someone
 * who has scrolled away is left there.
 *
 * @param count number of messages
 * @param extent of the last one: another value when there is more of it
 */
export function useFollowEnd(count: number, extent: string): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const wasNear = useRef(true);
  useEffect(() => {
    const look = () => {
      wasNear.current = distanceToEnd(list.current) < NEAR;
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is scrolled to
  useEffect(() => scrollToEnd(list.current), [count]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer message is followed
  useEffect(() => {
    if (wasNear.current) scrollToEnd(list.current);
  }, [extent]);
  return list;
}
