import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Counter } from './counter.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const preferring = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches }) satisfies Partial<MediaQueryList>);
const visible = () => document.querySelector('[data-slot=counter]')?.lastElementChild?.textContent;

it('a counter reaches its value in two seconds', {
  tags: ['PROFILE-4', 'PROFILE-5', 'PROFILE-6', 'PROFILE-7', 'LIMIT-31'],
}, () => {
  preferring(false);
  render(<Counter value={1000} />);
  expect(visible()).toBe('0');
  act(() => void vi.advanceTimersByTime(1000));
  expect(Number(visible())).toBeGreaterThan(0);
  expect(Number(visible())).toBeLessThan(1000);
  act(() => void vi.advanceTimersByTime(900));
  expect(Number(visible())).toBeLessThan(1000);
  act(() => void vi.advanceTimersByTime(150));
  expect(screen.getAllByText('1000')).toHaveLength(1);
});

it('a counter does not animate with reduced motion', () => {
  preferring(true);
  render(<Counter value={12.5} decimals={1} />);
  expect(visible()).toBe('12.5');
});

it('a counter keeps its decimals during the animation', () => {
  preferring(false);
  render(<Counter value={100} decimals={1} format={(value) => value.toFixed(1)} />);
  act(() => void vi.advanceTimersByTime(500));
  expect(visible()).toMatch(/^\d+\.\d$/);
});
