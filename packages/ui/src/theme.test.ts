import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

/** The custom properties of the first block that follows a selector. */
function tokens(selector: string): Map<string, string> {
  const start = css.indexOf('{', css.indexOf(selector));
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  );
}

const scale = tokens(':root {');

/** Relative luminance of a colour in hexadecimal or by its name in the scale (WCAG 2.2). */
function luminance(value = ''): number {
  const name = /^var\((.+)\)$/.exec(value)?.[1];
  if (name) return luminance(scale.get(name));
  const digits = value.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21; WCAG 2.2 asks for 3 at the edge of a field (1.4.11). */
function contrast(one?: string, other?: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const light = tokens('[data-theme="light"] {');
const dark = tokens('\n  [data-theme="dark"] {');
const bySystem = tokens(':root:not([data-theme]) {');

describe('the themes', () => {
  it('are equal for the choice of the user and the preference of the system', () => {
    expect(dark.size).toBeGreaterThan(30);
    expect([...bySystem]).toEqual([...dark]);
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ])('the edge of a field in %s has enough contrast for sunlight', (_, theme) => {
    for (const ground of ['--surface', '--ground']) {
      expect(contrast(theme.get('--line-control'), theme.get(ground))).toBeGreaterThanOrEqual(3);
    }
  });

  it('give every token a value in light and in dark', () => {
    expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
  });
});
