import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeAll, expect, it } from 'vitest';
import { createStore } from '../app/store.ts';
import { visitor } from '../testing/users.ts';
import { loadTexts } from './i18n/translations.ts';
import { selectToasts } from './toasts.slice.ts';
import { useLazyComponent } from './use-lazy-component.ts';

const One = () => null;
const Other = () => null;

beforeAll(() => loadTexts('shell', 'en'));

function open() {
  const store = createStore(visitor);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useLazyComponent(), { wrapper });
  return { result, said: () => selectToasts(store.getState()).map(({ text }) => text) };
}

it('a component that fails to load shows an error, and can be requested again', async () => {
  const { result, said } = open();
  await act(async () => result.current.show(() => Promise.reject(new TypeError('no line'))));
  expect(said()).toEqual(['This part could not be loaded. Check your connection and try again.']);
  expect(result.current).toMatchObject({ Part: undefined, coming: undefined });
  await act(async () => result.current.show(async () => One));
  expect(result.current.Part).toBe(One);
});

it('on a slow connection only the last requested component is shown', async () => {
  const { result } = open();
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
