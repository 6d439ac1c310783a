import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isImportError, retryImport } from './retry-import.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const hasMark = () => 'loadFailed' in document.documentElement.dataset;
/** What jitter adds to the half of a pause: 1 makes it whole. */
const setRandom = (value: number) => void vi.spyOn(Math, 'random').mockReturnValue(value);

beforeEach(() => {
  vi.useFakeTimers();
  setRandom(1);
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.loadFailed;
});

it('what arrives at once leaves no mark', async () => {
  expect(await retryImport(async () => 'code')).toBe('code');
  expect(hasMark()).toBe(false);
});

it('what does not arrive is loaded again after a second, then two, and marks the page until it is here', async () => {
  const load = vi
    .fn(async () => 'code')
    .mockRejectedValueOnce(missing)
    .mockRejectedValueOnce(missing);
  const loaded = retryImport(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  expect(hasMark()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('code');
  expect(hasMark()).toBe(false);
});

it('jitter shortens a pause by up to half', async () => {
  setRandom(0);
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(missing);
  const loaded = retryImport(load);
  await vi.advanceTimersByTimeAsync(499);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('code');
});

it('after the fifth attempt the failure is reported, and the mark is removed', async () => {
  const load = vi.fn().mockRejectedValue(missing);
  const failure = expect(retryImport(load)).rejects.toBe(missing);
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000 - 1);
  expect(load).toHaveBeenCalledTimes(4);
  expect(hasMark()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await failure;
  expect(load).toHaveBeenCalledTimes(5);
  expect(hasMark()).toBe(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(5);
});

it('a page that stays readable is retried without a limit, at most twice a minute', async () => {
  const load = vi.fn().mockRejectedValue(missing);
  void retryImport(load, Number.POSITIVE_INFINITY);
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 8000 + 16_000);
  expect(load).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(26);
});

it('a connection that returns is used at once', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(missing);
  const loaded = retryImport(load);
  await vi.advanceTimersByTimeAsync(10);
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

it('code that is broken is not loaded again', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('x is undefined'));
  await expect(retryImport(load)).rejects.toThrow('x is undefined');
  expect(load).toHaveBeenCalledTimes(1);
  expect(hasMark()).toBe(false);
});

it('a failed load is distinguished from broken code by the message of each browser', () => {
  expect(isImportError(missing)).toBe(true);
  expect(isImportError(new TypeError('error loading dynamically imported module: x'))).toBe(true);
  expect(isImportError(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isImportError(new TypeError('x is undefined'))).toBe(false);
  expect(isImportError('nothing')).toBe(false);
});
