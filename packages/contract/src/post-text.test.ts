import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { fieldErrorsByName } from './field-errors.ts';
import { postLine, postText } from './post-fields.ts';
import { countGraphemes, cutText, tidyLine, tidyText } from './post-text.ts';

const family = '👨‍👩‍👧‍👦';

describe('a text that is tidied', () => {
  it.each([
    ['control characters', 'a\u0000b\u0007c\u009Fd', 'abcd'],
    ['a lone surrogate', 'a\uD800b', 'ab'],
    ['invisible characters', 'wh\u200Beat\uFEFF\u2060 \u00ADseed', 'wheat seed'],
    ['hidden tags', 'wheat\u{E0041}\u{E0042}', 'wheat'],
    ['all but one joiner of a run', 'क्\u200D\u200D\u200Dष', 'क्\u200Dष'],
    ['a stack of combining marks', `x${'\u0316'.repeat(40)}`, `x${'\u0316'.repeat(4)}`],
    ['empty lines', 'one  \n\n\n\n\ntwo', 'one\n\ntwo'],
    ['other line breaks', 'one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ])('loses %s', (_what, text, tidy) => {
    expect(tidyText(text)).toBe(tidy);
  });

  it.each(['गेहूं की क्ष्म्य फसल', 'آشا ١٢٣', `${family} 🇮🇳 1️⃣`, 'a\u202Ebc\u202C', '#गेहूं *bold*'])(
    'keeps %s',
    (text) => {
      expect(tidyText(text)).toBe(text.normalize('NFC'));
    },
  );

  it('is one line when it is a title', () => {
    expect(tidyLine(' Yellow\n rust\tin  wheat ')).toBe('Yellow rust in wheat');
  });
});

describe('the length of a text', () => {
  it.each([
    ['wheat', 5],
    ['क्षेत्र', 2],
    [family, 1],
    [`two ${family}`, 5],
    ['', 0],
  ])('of %s is what a reader counts: %i', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });

  it('is counted in the blink of an eye, however long its words are', () => {
    const begun = performance.now();
    expect(countGraphemes('गेहूं '.repeat(10_000))).toBe(30_000);
    expect(countGraphemes(family.repeat(10_000))).toBe(10_000);
    expect(countGraphemes('🇮🇳'.repeat(10_000))).toBe(10_000);
    // A segmenter of the whole text takes 9 seconds for these.
    expect(countGraphemes('é'.repeat(100_000))).toBe(100_000);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('is cut between graphemes', () => {
    expect(cutText(family.repeat(3), 2)).toBe(`${family}${family}…`);
    expect(cutText('wheat', 5)).toBe('wheat');
    expect(cutText('wheat seed', 6)).toBe('wheat…');
  });
});

describe('a text that people write for others', () => {
  const errorOf = (schema: ReturnType<typeof postText>, text: string) =>
    fieldErrorsByName(safeParse(schema, text).error?.issues ?? []).body;

  it('has bounds in graphemes, and says which one was crossed', () => {
    const name = postText(2, 4);
    expect(safeParse(name, family.repeat(4)).success).toBe(true);
    expect(errorOf(name, family.repeat(5))).toMatchObject({ code: 'too_long', limit: 4 });
    expect(errorOf(name, family)).toMatchObject({ code: 'too_short', limit: 2 });
    expect(errorOf(name, ' \u200B ')).toMatchObject({ code: 'required' });
    expect(errorOf(name, 'x'.repeat(100_000))).toMatchObject({ code: 'too_long', limit: 4 });
  });

  it('shows something', () => {
    expect(errorOf(postText(1, 9), '\u200D')).toMatchObject({ code: 'wrong_characters' });
    expect(errorOf(postText(1, 9), '\u202E\u202C')).toMatchObject({ code: 'wrong_characters' });
  });

  it('is stored tidied', () => {
    expect(safeParse(postLine(6, 150), '  Rust\u200B on\nwheat ').data).toBe('Rust on wheat');
  });
});
