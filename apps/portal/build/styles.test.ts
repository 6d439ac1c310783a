import { expect, it } from 'vitest';
import { withUsedProperties } from './styles.ts';

const page = '<p style="color:var(--ink)">';

it('custom properties that nothing asks for stay in the style sheet', () => {
  const styles = ':root{--ink:#111;--gap:4px;--wide:1px}p{gap:var(--gap,2px)}';
  expect(withUsedProperties(styles, page)).toBe(
    ':root{--ink:#111;--gap:4px;}p{gap:var(--gap,2px)}',
  );
});

it('one that only an unused one asks for stays there too', () => {
  const styles = ':root{--soil:#222;--muted:var(--soil);--ink:#111}';
  expect(withUsedProperties(styles, page)).toBe(':root{--ink:#111}');
});

it('a name that begins another stays apart from it', () => {
  const styles = ':root{--ink-soft:#333;--ink:#111}b{margin:0}';
  expect(withUsedProperties(styles, page)).toBe(':root{--ink:#111}b{margin:0}');
});
