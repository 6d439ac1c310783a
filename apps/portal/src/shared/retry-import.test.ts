import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isImportError, retryImport } from './retry-import.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const hasFailed = () => 'loadFailed' in document.documentElement.dataset;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.loadFailed;
});

it('what arrives at once leaves no mark', async () => {
  expect(await retryImport(async () => 'code')).toBe('code');
  expect(hasFailed()).toBe(false);
});

it('what does not arrive is asked for again after a second, then two, and marks the page until it is here', async () => {
  const bring = vi
    .fn(async () => 'code')
    .mockRejectedValueOnce(missing)
    .mockRejectedValueOnce(missing);
  const brought = retryImport(bring);
  await vi.advanceTimersByTimeAsync(999);
  expect(bring).toHaveBeenCalledTimes(1);
  expect(hasFailed()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(bring).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(bring).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await brought).toBe('code');
  expect(hasFailed()).toBe(false);
});

it('a line that comes back is used at once', async () => {
  const bring = vi.fn(async () => 'code').mockRejectedValueOnce(missing);
  const brought = retryImport(bring);
  await vi.advanceTimersByTimeAsync(10);
  dispatchEvent(new Event('online'));
  expect(await brought).toBe('code');
  expect(bring).toHaveBeenCalledTimes(2);
});

it('code that is broken is not asked for again', async () => {
  const bring = vi.fn().mockRejectedValue(new TypeError('x is undefined'));
  await expect(retryImport(bring)).rejects.toThrow('x is undefined');
  expect(bring).toHaveBeenCalledTimes(1);
  expect(hasFailed()).toBe(false);
});

it('a failure is told from broken code in the words of each browser', () => {
  expect(isImportError(missing)).toBe(true);
  expect(isImportError(new TypeError('error loading dynamically imported module: x'))).toBe(true);
  expect(isImportError(new TypeError('Importing a module script failed.'))).toBe(true);
  expect(isImportError(new TypeError('x is undefined'))).toBe(false);
  expect(isImportError('nothing')).toBe(false);
});
