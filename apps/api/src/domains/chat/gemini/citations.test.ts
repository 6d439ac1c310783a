import { expect, it } from 'vitest';
import { citedIn, withoutMarkers } from './citations.ts';

it('markers name facts and are not shown', () => {
  const text = 'Sow in **November** [1], deep [2, 3]. Not [x] [120].\u202e';
  expect(citedIn(text)).toEqual([1, 2, 3]);
  expect(withoutMarkers(text)).toBe('Sow in November, deep. Not [x] [120].');
});
