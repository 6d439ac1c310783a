import { useEffect, useRef } from 'react';

/** Does something a while later, unless the person has left the page by then. */
export function useDelayed(): (act: () => void, inMs: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (act, inMs) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, inMs);
  };
}
