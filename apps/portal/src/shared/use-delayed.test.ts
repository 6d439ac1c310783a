import { renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useDelayed } from './use-delayed.ts';

function delay() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return { act: vi.fn(), ...renderHook(() => useDelayed()) };
}

it('something is done when its time has come, and not before', () => {
  const { act, result } = delay();
  result.current(act, 1000);
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

it.each(['before', 'after'])('nothing runs after an unmount %s it was requested', (when) => {
  const { act, result, unmount } = delay();
  if (when === 'after') result.current(act, 1000);
  unmount();
  if (when === 'before') result.current(act, 1000);
  vi.advanceTimersByTime(1000);
  expect(act).not.toHaveBeenCalled();
});
