import { act, render, renderHook, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppErrorBoundary } from '../../app/app-error-boundary.tsx';
import { createStore } from '../../app/store.ts';
import { visitor } from '../../testing/users.ts';
import { changeLanguage } from '../i18n/translations.ts';
import { selectToasts } from '../toasts.slice.ts';
import { createLazyPage, ResolvedPage, useLazyComponent } from './lazy-component.tsx';

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

async function openPage(load: () => Promise<typeof page>) {
  const lazyPage = createLazyPage(load);
  await act(async () =>
    render(
      <AppErrorBoundary place="/mandi">
        <Suspense fallback={<p>waiting</p>}>
          <ResolvedPage page={lazyPage} />
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
  await openPage(load);
  await pass(2999);
  expect(screen.getByText('waiting')).toBeVisible();
  await pass(1);
  expect(screen.getByText('a page that works')).toBeVisible();
});

it('a page whose code never arrives offers to try again, and is loaded when the connection returns', async () => {
  const load = vi.fn(async () => page);
  for (let attempt = 1; attempt <= 5; attempt += 1) load.mockRejectedValueOnce(missing);
  await openPage(load);
  await pass(15_000);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(load).toHaveBeenCalledTimes(5);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(screen.getByText('a page that works')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(6);
});

const One = () => null;
const Other = () => null;

function openDialog() {
  const store = createStore(visitor);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useLazyComponent(), { wrapper });
  return { result, said: () => selectToasts(store.getState()).map(({ text }) => text) };
}

it('a component that fails to load shows an error, and can be requested again', async () => {
  const { result, said } = openDialog();
  await act(async () => result.current.show(() => Promise.reject(new TypeError('no line'))));
  expect(said()).toEqual(['This part could not be loaded. Check your connection and try again.']);
  expect(result.current).toMatchObject({ Part: undefined, coming: undefined });
  await act(async () => result.current.show(async () => One));
  expect(result.current.Part).toBe(One);
});

it('on a slow connection only the last requested component is shown', async () => {
  const { result } = openDialog();
  let arrive = () => {};
  const bringSlowly = () =>
    new Promise<typeof One>((resolve) => {
      arrive = () => resolve(One);
    });
  act(() => result.current.show(bringSlowly));
  expect(result.current.coming).toBe(bringSlowly);
  await act(async () => result.current.show(async () => Other));
  await act(async () => arrive());
  expect(result.current.Part).toBe(Other);
});
