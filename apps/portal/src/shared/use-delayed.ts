import { useEffect, useRef } from 'react';

/** Does something a while later, unless the user has left the page by then. */
export function useDelayed(): (act: () => void, inMs: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
    };
  }, []);
  return (act, inMs) => {
    clearTimeout(timer.current);
    if (isHere.current) timer.current = setTimeout(act, inMs);
  };
}
