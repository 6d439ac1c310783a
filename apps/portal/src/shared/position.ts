/** Degrees north and east. */
export interface Coordinates {
  lat: number;
  lon: number;
}

/** Why there is no position. */
export type PositionProblem = 'denied' | 'missing' | 'slow';

const PATIENCE_MS = 12_000;
const TEN_MINUTES_MS = 10 * 60_000;
const problems: Readonly<Record<number, PositionProblem>> = { 1: 'denied', 3: 'slow' };

/** A position to 0.01 degree, about 1 km: enough for the weather and a list by distance, too little to find a house. */
export const positionOf = ({ lat, lon }: Coordinates): Readonly<Record<'lat' | 'lon', string>> => ({
  lat: lat.toFixed(2),
  lon: lon.toFixed(2),
});

/**
 * Asks the browser where the user is; returns a way to stop waiting. The browser's own time limit does not run while
 * its question is on the screen, so there is a second one; a position that arrives after it is still passed on.
 */
export function askPosition(
  onFound: (coordinates: Coordinates) => void,
  onProblem: (problem: PositionProblem) => void,
): () => void {
  let isOver = false;
  let isLate = false;
  const giveUp = (problem: PositionProblem) => {
    clearTimeout(timer);
    if (!isOver && !isLate) onProblem(problem);
    isLate = true;
  };
  const timer = setTimeout(() => giveUp('slow'), PATIENCE_MS);
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
  };
  if (!navigator.geolocation) {
    giveUp('missing');
    return stop;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      if (isOver) return;
      stop();
      onFound({ lat: coords.latitude, lon: coords.longitude });
    },
    ({ code }) => giveUp(problems[code] ?? 'missing'),
    { timeout: PATIENCE_MS - 2000, maximumAge: TEN_MINUTES_MS },
  );
  return stop;
}
