import { expect, it } from 'vitest';
import { createContentKeys } from './content-key.ts';

it('the same contents have one key, others another, and the first ones again a new one', () => {
  const keyOf = createContentKeys();
  const first = keyOf({ title: 'Rust' });
  expect(keyOf({ title: 'Rust' })).toBe(first);
  expect(keyOf({ title: 'Smut' })).not.toBe(first);
  expect(keyOf({ title: 'Rust' })).not.toBe(first);
});
