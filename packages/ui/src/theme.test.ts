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

const light = tokens('[data-theme="light"] {');
const dark = tokens('\n  [data-theme="dark"] {');
const bySystem = tokens(':root:not([data-theme]) {');

describe('the themes', () => {
  it('are the same whether the person or their phone asked for dark', () => {
    expect(dark.size).toBeGreaterThan(30);
    expect([...bySystem]).toEqual([...dark]);
  });

  it('give every token a value in light and in dark', () => {
    expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
  });
});
