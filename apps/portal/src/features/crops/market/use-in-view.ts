import { type RefObject, useEffect, useRef, useState } from 'react';

const margin = '400px';

/** Whether an element has come near the part of the page that is seen; it stays so. */
export function useInView<E extends Element>(
  isNearFromStart: boolean,
): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isInView, setNear] = useState(isNearFromStart);
  useEffect(() => {
    if (isInView || !ref.current) return;
    // A browser that cannot watch shows everything.
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isInView]);
  return [ref, isInView];
}
