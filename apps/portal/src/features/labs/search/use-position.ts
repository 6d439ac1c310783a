import { useEffect, useRef, useState } from 'react';
import { askPosition, type PositionProblem, positionOf } from '../../../shared/position.ts';

const nothing = () => undefined;

/** Asks for the user's position, on request only; a new request or a search by other means ends the one before. */
export function usePosition(
  onFound: (position: ReturnType<typeof positionOf>) => void,
  onProblem: (problem: PositionProblem) => void,
) {
  const [isWaiting, setIsWaiting] = useState(false);
  const stop = useRef<() => void>(nothing);
  useEffect(() => () => stop.current(), []);

  function cancel(): void {
    stop.current();
    setIsWaiting(false);
  }

  function find(): void {
    stop.current();
    setIsWaiting(true);
    stop.current = askPosition(
      (found) => {
        setIsWaiting(false);
        onFound(positionOf(found));
      },
      (problem) => {
        setIsWaiting(false);
        onProblem(problem);
      },
    );
  }

  return { find, cancel, isWaiting };
}
