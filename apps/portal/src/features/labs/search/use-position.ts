import { useEffect, useRef, useState } from 'react';

/** Why there is no position. */
export type PositionProblem = 'denied' | 'missing' | 'slow';

interface Position {
  lat: string;
  lon: string;
}

const PATIENCE_MS = 12_000;
const TEN_MINUTES_MS = 10 * 60_000;
const problems: Readonly<Record<number, PositionProblem>> = { 1: 'denied', 3: 'slow' };

/** About a kilometre: enough for a list by distance, and too little to find a house. */
const rounded = (degrees: number) => degrees.toFixed(2);

/**
 * Asks the browser for the position, on request only. The browser's own time limit does not run while its question is
 * on the screen, so there is a second one; a position that arrives after it is still used.
 */
export function usePosition(
  onFound: (position: Position) => void,
  onProblem: (problem: PositionProblem) => void,
) {
  const [isWaiting, setIsWaiting] = useState(false);
  const attempt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => {
    attempt.current += 1;
    clearTimeout(timer.current);
    setIsWaiting(false);
  };
  useEffect(
    () => () => {
      attempt.current += 1;
      clearTimeout(timer.current);
    },
    [],
  );

  function find(): void {
    cancel();
    const own = attempt.current;
    let hasGivenUp = false;
    const end = () => {
      clearTimeout(timer.current);
      setIsWaiting(false);
    };
    const giveUp = (problem: PositionProblem) => {
      if (attempt.current !== own || hasGivenUp) return;
      hasGivenUp = true;
      end();
      onProblem(problem);
    };
    if (!navigator.geolocation) {
      giveUp('missing');
      return;
    }
    setIsWaiting(true);
    timer.current = setTimeout(() => giveUp('slow'), PATIENCE_MS);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (attempt.current !== own) return;
        end();
        onFound({ lat: rounded(coords.latitude), lon: rounded(coords.longitude) });
      },
      ({ code }) => giveUp(problems[code] ?? 'missing'),
      { timeout: PATIENCE_MS - 2000, maximumAge: TEN_MINUTES_MS },
    );
  }

  return { find, cancel, isWaiting };
}
