import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppErrorBoundary } from '../../app/app-error-boundary.tsx';
import { changeLanguage } from './translations.ts';
import { useTranslation } from './use-translation.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('../loading/retry-import.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../loading/retry-import.ts')>();
  return {
    ...original,
    retryImport: (real: () => Promise<unknown>) => original.retryImport(() => load(real)),
  };
});

beforeEach(async () => {
  await changeLanguage('en');
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  // React repeats the error on the console, where it is no news.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Finance() {
  const { t } = useTranslation('finance');
  return <p>{t('title')}</p>;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('texts that never arrive are loaded five times, offer to try again, and come with the connection', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  load.mockRejectedValue(missing);
  await act(async () =>
    render(
      <AppErrorBoundary place="/finance">
        <Suspense fallback={<p>waiting</p>}>
          <Finance />
        </Suspense>
      </AppErrorBoundary>,
    ),
  );
  await pass(14_999);
  expect(screen.getByText('waiting')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(4);
  await pass(1);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(load).toHaveBeenCalledTimes(5);
  vi.useRealTimers();
  load.mockImplementation((real) => real());
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Finance Section')).toBeVisible();
});
