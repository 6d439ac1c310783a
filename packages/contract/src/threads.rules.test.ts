import { expect, it } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { fieldErrorsByName } from './field-errors.ts';
import {
  countLinks,
  hashtagsIn,
  isEditMarked,
  isKnownAccount,
  isPostEditable,
  popularity,
} from './threads.rules.ts';
import { ThreadForm } from './threads.schema.ts';

const noon = new Date('2026-11-01T12:00:00.000Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const hours = 60;

it('an account is new for its first 24 hours', () => {
  expect(isKnownAccount(noon, later(24 * hours - 1))).toBe(false);
  expect(isKnownAccount(noon, later(24 * hours))).toBe(true);
});

it('a post can be changed for 24 hours, unmarked for five minutes', () => {
  expect(isPostEditable(noon, later(24 * hours - 1))).toBe(true);
  expect(isPostEditable(noon, later(24 * hours))).toBe(false);
  expect(isEditMarked(noon, later(4))).toBe(false);
  expect(isEditMarked(noon, later(5))).toBe(true);
});

it('a discussion that is 72 hours older needs twice the points to be as popular', () => {
  const [likes, comments] = [5, 3];
  // 12 points, then 24.
  const old = popularity(11, 6, noon);
  expect(popularity(likes, comments, later(72 * hours))).toBe(old);
  expect(popularity(0, 1, noon)).toBeGreaterThan(popularity(1, 0, noon));
  expect(popularity(0, 0, noon)).toBe(noon.getTime() / 1000);
});

it.each([
  ['words after #', 'Which #Wheat and #गेहूं?', ['wheat', 'गेहूं']],
  ['each once and at most five', '#aa #AA #bb #cc #dd #ee #ff', ['aa', 'bb', 'cc', 'dd', 'ee']],
  ['no numbers', '#1 and #2026', []],
  ['nothing inside words and addresses', 'a#b https://upaj.example/#top &#39;', []],
  ['no single letter', '#a', []],
  ['whole words with joiners', '#मिट्\u200Dटी, #क\u200C्षेत्र', ['मिट्टी', 'क्षेत्र']],
  ['one for all spellings', '#गेहूँ #गेहूं #हिन्दी #हिंदी #ज़मीन', ['गेहूं', 'हिंदी', 'जमीन']],
  ['never cut', `#${'क्षि'.repeat(20)} #${'a'.repeat(101)}`, ['क्षि'.repeat(20)]],
])('hashtags are %s', (_what, text, found) => {
  expect(hashtagsIn(text)).toEqual(found);
});

it('links are counted with and without their scheme', () => {
  expect(countLinks('See https://a.example/x, www.b.example and HTTP://c.example.')).toBe(3);
  expect(countLinks('The httpswww. of a farm')).toBe(0);
});

it('lengths of a discussion are counted as a reader counts them', () => {
  const family = '👨‍👩‍👧‍👦';
  const check = (title: string, content: string) => {
    const { success, error } = safeParse(ThreadForm, { title, content });
    return success ? {} : fieldErrorsByName(error.issues);
  };
  expect(check(family.repeat(150), family.repeat(10_000))).toEqual({});
  expect(check(family.repeat(151), family.repeat(7))).toMatchObject({
    title: { code: 'too_long', limit: 150 },
    content: { code: 'too_short', limit: 8 },
  });
  expect(check('क्षि'.repeat(5), 'क्षि'.repeat(8))).toMatchObject({
    title: { code: 'too_short', limit: 6 },
  });
  expect(check(' ', '\u200B')).toMatchObject({
    title: { code: 'required' },
    content: { code: 'required' },
  });
});
