import { vi } from 'vitest';

/** Long enough for a busy machine: how long something takes is no result of a test. */
const PATIENCE_MS = 60_000;

/** Waits until what is expected has come true; returns what it returns. */
export function eventually<T>(expected: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(expected, { timeout: PATIENCE_MS, interval: 20 });
}
