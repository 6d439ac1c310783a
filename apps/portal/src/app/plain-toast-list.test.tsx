import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { toastShown } from '../shared/toasts.slice.ts';
import { renderRoute } from '../testing/render-route.tsx';

vi.mock('./toast-list.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a message is read, and the portal stays, when the code that draws messages does not arrive', async () => {
  const { store } = await renderRoute('/sign-in');
  await act(async () => store.dispatch(toastShown('error', 'The line is broken', 3000)));
  expect(await screen.findByText('The line is broken')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Login to your Account' })).toBeVisible();
});

it('it goes when its time is over', async () => {
  const { store } = await renderRoute('/sign-in');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await act(async () => store.dispatch(toastShown('error', 'The line is broken', 3000)));
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(screen.getByText('The line is broken')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('The line is broken')).toBeNull();
});
