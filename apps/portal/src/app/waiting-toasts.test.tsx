import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toastShown } from '../shared/toasts.slice.ts';
import { renderRoute } from '../testing/render-route.tsx';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const load = vi.hoisted(() => vi.fn());
vi.mock('../shared/loading/retry-import.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../shared/loading/retry-import.ts')>();
  return {
    ...original,
    retryImport: (real: () => Promise<unknown>, attempts?: number) =>
      original.retryImport(() => load(real), attempts),
  };
});

afterEach(() => void vi.useRealTimers());

it('messages are queued, and the portal keeps working, until the code that renders them is loaded', async () => {
  load.mockRejectedValue(missing);
  const { store } = await renderRoute('/sign-in');
  vi.useFakeTimers();
  await act(async () => store.dispatch(toastShown('error', 'The line is broken', 3000)));
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  await act(async () => store.dispatch(toastShown('info', 'The rain is coming', 3000)));
  expect(load.mock.calls.length).toBeGreaterThan(20);
  expect(screen.queryByText('The line is broken')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Login to your Account' })).toBeVisible();

  vi.useRealTimers();
  load.mockImplementation((real) => real());
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('The line is broken')).toBeInTheDocument();
  expect(await screen.findByText('The rain is coming')).toBeInTheDocument();
});
