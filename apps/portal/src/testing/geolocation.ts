/** What a test's device does when it is asked for its position. */
type Answer =
  | { latitude: number; longitude: number }
  /** The browser's code: 1 denied, 2 unavailable, 3 timed out. */
  | { code: 1 | 2 | 3 }
  | 'never';

const asPosition = (coords: object) => ({ coords }) as GeolocationPosition;
const asError = (error: object) => error as GeolocationPositionError;

/** Makes the device answer so; null for a device that has no geolocation. Returns how often it was asked. */
export function setGeolocation(answer: Answer | null): { count: number } {
  const asked = { count: 0 };
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (onFound, onFailed) => {
    asked.count += 1;
    if (answer === null || answer === 'never') return;
    if ('code' in answer) onFailed?.(asError(answer));
    else onFound(asPosition(answer));
  };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: answer === null ? undefined : { getCurrentPosition },
  });
  return asked;
}

/** Gives the browser's own geolocation back, which jsdom has not. */
export function resetGeolocation(): void {
  Reflect.deleteProperty(navigator, 'geolocation');
}
