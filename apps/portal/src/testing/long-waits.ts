import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

const longInMs = 500;

interface Wait {
  until: number;
  end: () => void;
}

/**
 * Holds every `setTimeout` of half a second or more until the test lets that much time pass; shorter ones,
 * which libraries live by, run as ever. So a wait is measured to the millisecond and costs no time.
 *
 * @example const pass = holdLongWaits(); await pass(1999);
 */
export function holdLongWaits(): (ms: number) => Promise<void> {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const held = new Map<unknown, Wait>();
  let now = 0;

  vi.stubGlobal('setTimeout', (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    if (ms < longInMs) return start(run, ms, ...args);
    const wait = Symbol('a wait');
    held.set(wait, { until: now + ms, end: () => run(...args) });
    return wait;
  });
  vi.stubGlobal('clearTimeout', (wait: Parameters<typeof clearTimeout>[0]) => {
    if (!held.delete(wait)) stop(wait);
  });
  onTestFinished(() => void vi.unstubAllGlobals());

  return (ms) => {
    now += ms;
    return act(async () => {
      for (const [wait, { until, end }] of [...held]) {
        if (until <= now && held.delete(wait)) end();
      }
    });
  };
}
