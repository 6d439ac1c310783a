import { expect, it } from 'vitest';
import { allTokens, contrast, resolveToken, tokensOf } from './theme-tokens.ts';

const css = `
@theme {
  --spacing: min(0.25rem,
    4px);
  @keyframes spin { to { rotate: 360deg; } }
}
@theme inline {
  --color-word: var(--ink);
}
@layer base {
  :root {
    --soil-900: #1c1a17;
  }
  :root,
  [data-theme="light"] {
    --ink: var(--soil-900);
  }
  [data-theme="dark"] {
    --ink: #fff;
  }
}`;

it('a colour has the value of its theme, through every name that it refers to', () => {
  expect(resolveToken(allTokens(css, 'light'), '--color-word')).toBe('#1c1a17');
  expect(resolveToken(allTokens(css, 'dark'), '--color-word')).toBe('#fff');
});

it('a value that fills several lines is one line, and nothing of a rule inside is taken', () => {
  expect([...tokensOf(css, '@theme {')]).toEqual([['--spacing', 'min(0.25rem, 4px)']]);
});

it('a name that does not exist is an error and not an empty colour', () => {
  expect(() => resolveToken(allTokens(css, 'light'), '--inkk')).toThrow('theme.css has no --inkk');
});

it('contrast is that of WCAG, in short and in long notation', () => {
  expect(contrast('#000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2);
  expect(() => contrast('red', '#fff')).toThrow('red is not hexadecimal');
});
