import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holdLongWaits } from '../../testing/long-waits.ts';
import { useReady } from './use-ready.ts';

const nothing = { hasData: false, isFetching: true };

it('a page without data is ready after a second', async () => {
  const pass = holdLongWaits();
  const { result } = renderHook(useReady, { initialProps: nothing });
  await pass(999);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
});

it('data that have just arrived do not shorten the second', async () => {
  const pass = holdLongWaits();
  const { result, rerender } = renderHook(useReady, { initialProps: nothing });
  rerender({ hasData: true, isFetching: false });
  await pass(999);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
});

it('data of an earlier visit are shown at once, while fresh ones are on their way', () => {
  holdLongWaits();
  const { result, rerender } = renderHook(useReady, { initialProps: nothing });
  rerender({ hasData: true, isFetching: true });
  expect(result.current).toBe(true);
});

it('data of this visit are shown at once', () => {
  holdLongWaits();
  const { result } = renderHook(useReady, { initialProps: { hasData: true, isFetching: false } });
  expect(result.current).toBe(true);
});
