import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colourPairs } from './testing/colour-pairs.ts';
import {
  allTokens,
  contrast,
  resolveToken,
  themedTokens,
  tokensOf,
} from './testing/theme-tokens.ts';

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
const light = themedTokens(css, 'light');
const dark = themedTokens(css, 'dark');
const bySystem = tokensOf(css, ':root:not([data-theme]) {');

describe('the themes', () => {
  it('are equal for the choice of the user and the preference of the system', () => {
    expect(dark.size).toBeGreaterThan(30);
    expect([...bySystem]).toEqual([...dark]);
  });

  it('give every token a value in light and in dark', () => {
    expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const tokens = allTokens(css, theme);

  it.each(colourPairs)('$front is readable on $behind: $use', ({ front, behind, least }) => {
    expect(
      contrast(resolveToken(tokens, front), resolveToken(tokens, behind)),
    ).toBeGreaterThanOrEqual(least);
  });
});
