import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time in milliseconds, from minute to minute: some steps are possible until a certain time. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
