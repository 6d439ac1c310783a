import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppErrorBoundary } from '../app/app-error-boundary.tsx';
import { changeLanguage } from './i18n/translations.ts';
import { createLazyComponent } from './lazy-component.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
const page = { default: () => <p>a page that works</p> };

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

function Resolved({ resolve }: { resolve: () => ComponentType }) {
  const [Component] = useState(resolve);
  return <Component />;
}

async function open(load: () => Promise<typeof page>) {
  const { resolve } = createLazyComponent(load);
  await act(async () =>
    render(
      <AppErrorBoundary place="/mandi">
        <Suspense fallback={<p>waiting</p>}>
          <Resolved resolve={resolve} />
        </Suspense>
      </AppErrorBoundary>,
    ),
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a page whose code arrives on the third attempt is shown', async () => {
  const load = vi
    .fn(async () => page)
    .mockRejectedValueOnce(missing)
    .mockRejectedValueOnce(missing);
  await open(load);
  await pass(2999);
  expect(screen.getByText('waiting')).toBeVisible();
  await pass(1);
  expect(screen.getByText('a page that works')).toBeVisible();
});

it('a page whose code never arrives offers to try again, and is loaded when the connection returns', async () => {
  const load = vi.fn(async () => page);
  for (let attempt = 1; attempt <= 5; attempt += 1) load.mockRejectedValueOnce(missing);
  await open(load);
  await pass(15_000);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(load).toHaveBeenCalledTimes(5);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(screen.getByText('a page that works')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(6);
});
