import type { Coordinates } from '../../domains/weather/position.ts';

/** A fix may take a while without a satellite, and an hour-old one is as good for the weather. */
const options: PositionOptions = { timeout: 20_000, maximumAge: 3_600_000 };

/** Whether the browser can tell where it is at all. */
export const hasGeolocation = (): boolean => Boolean(navigator.geolocation);

/** Where the user is; the browser asks them whether it may tell. */
export const findPosition = (): Promise<Coordinates> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      reject,
      options,
    ),
  );
