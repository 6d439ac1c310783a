import { expect, it } from 'vitest';
import { cutTitle } from './cut-title.ts';

it('a title of 102 characters is shown whole', () => {
  const title = 'x'.repeat(102);
  expect(cutTitle(title)).toEqual({ shown: title, isCut: false });
});

it('of a title of 103 characters the first 102 are shown', {
  tags: ['ENTITY-7', 'LIMIT-19'],
}, () => {
  const title = `${'x'.repeat(102)}y`;
  expect(cutTitle(title)).toEqual({ shown: `${'x'.repeat(102)}…`, isCut: true });
});
