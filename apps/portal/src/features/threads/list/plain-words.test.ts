import { expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

it.each([
  ['Rust on **wheat**, _badly_', 'Rust on wheat, badly'],
  ['# Rust\n\n- one\n- two\n1. three', 'Rust one two three'],
  ['see [the advice](https://icar.org.in/x)', 'see the advice'],
  ['> quoted\n`code`', 'quoted code'],
  ['#गेहूं का #पीला_रतुआ', '#गेहूं का #पीला_रतुआ'],
  ['2 * 3 = 6 and snake_case', '2 * 3 = 6 and snake_case'],
])('a card shows %j as %j', (text, words) => {
  expect(plainWords(text)).toBe(words);
});
