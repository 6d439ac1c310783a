import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchInput } from './use-search-input.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openBox(q = '') {
  const asked: string[] = [];
  const { result, rerender } = renderHook(
    (now: string) => useSearchInput(now, (to) => asked.push(to)),
    {
      initialProps: q,
    },
  );
  return {
    asked,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.type(text)),
    clear: () => act(() => result.current.clear()),
    pause: () => act(() => vi.runAllTimers()),
    arrive: rerender,
  };
}

it('characters typed before the address has changed are preserved', () => {
  const box = openBox();
  box.type('int');
  box.pause();
  expect([box.text(), box.asked]).toEqual(['int', ['int']]);
  box.type('inte');
  box.arrive('int');
  expect(box.text()).toBe('inte');
  box.pause();
  expect(box.asked).toEqual(['int', 'inte']);
});

it('going back restores the earlier search', () => {
  const box = openBox('drip');
  box.type('loan');
  box.pause();
  box.arrive('loan');
  box.arrive('drip');
  expect(box.text()).toBe('drip');
  box.type('loan');
  box.pause();
  expect(box.asked).toEqual(['loan', 'loan']);
});

it('a box that is cleared stays empty until the address has followed', () => {
  const box = openBox('drip');
  box.clear();
  expect(box.text()).toBe('');
  box.arrive('');
  expect(box.text()).toBe('');
});
