import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has come within `margin` of the part of the page that is seen; it stays so. */
export function useInView<E extends Element>(
  isNearFromStart: boolean,
  margin = '400px',
): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  // A browser that cannot watch loads everything; the prerendering cannot watch either, and must not.
  const [isInView, setNear] = useState(
    isNearFromStart || (!import.meta.env.SSR && typeof IntersectionObserver === 'undefined'),
  );
  useEffect(() => {
    if (isInView || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isInView, margin]);
  return [ref, isInView];
}
