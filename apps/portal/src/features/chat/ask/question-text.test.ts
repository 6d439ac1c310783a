import { expect, it } from 'vitest';
import { questionText } from './question-text.ts';

it.each([
  ['  When to sow?  ', 'When to sow?'],
  ['क्\u200dषि', 'क्\u200dषि'],
  ['one\ntwo', 'one\ntwo'],
  ['a\u0000b\u0007', 'ab'],
  ['\u202Edesrever', 'desrever'],
  ['cut \uD83C', 'cut'],
  [' \u200d\u2800 ', ''],
  ['', ''],
])('%j is asked as %j', (typed, sent) => {
  expect(questionText(typed)).toBe(sent);
});

it('a question has at most 2000 characters', () => {
  expect(questionText('x'.repeat(3000))).toHaveLength(2000);
});
