import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bringAtLast, isMissingCode } from './bring-at-last.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const isLate = () => 'late' in document.documentElement.dataset;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.late;
});

it('what arrives at once leaves no mark', async () => {
  expect(await bringAtLast(async () => 'code')).toBe('code');
  expect(isLate()).toBe(false);
});

it('what does not arrive is asked for again after a second, then two, and marks the page until it is here', async () => {
  const bring = vi
    .fn(async () => 'code')
    .mockRejectedValueOnce(missing)
    .mockRejectedValueOnce(missing);
  const brought = bringAtLast(bring);
  await vi.advanceTimersByTimeAsync(999);
  expect(bring).toHaveBeenCalledTimes(1);
  expect(isLate()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(bring).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(bring).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await brought).toBe('code');
  expect(isLate()).toBe(false);
});

it('a line that comes back is used at once', async () => {
  const bring = vi.fn(async () => 'code').mockRejectedValueOnce(missing);
  const brought = bringAtLast(bring);
  await vi.advanceTimersByTimeAsync(10);
  dispatchEvent(new Event('online'));
  expect(await brought).toBe('code');
  expect(bring).toHaveBeenCalledTimes(2);
});

it('code that is broken is not asked for again', async () => {
  const bring = vi.fn().mockRejectedValue(new TypeError('x is undefined'));
  await expect(bringAtLast(bring)).rejects.toThrow('x is undefined');
  expect(bring).toHaveBeenCalledTimes(1);
  expect(isLate()).toBe(false);
});

it('a failure is told from broken code in the words of each browser', () => {
  expect(isMissingCode(missing)).toBe(true);
  expect(isMissingCode(new TypeError('error loading dynamically imported module: x'))).toBe(true);
  expect(isMissingCode(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isMissingCode(new TypeError('x is undefined'))).toBe(false);
  expect(isMissingCode('nothing')).toBe(false);
});
