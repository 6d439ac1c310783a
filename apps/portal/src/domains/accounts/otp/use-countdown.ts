import { useEffect, useState } from 'react';

/** Counts seconds down to 0; `start` restarts it. */
export function useCountdown(seconds: number): { left: number; start: () => void } {
  const [left, setLeft] = useState(seconds);
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((now) => now - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return { left, start: () => setLeft(seconds) };
}
