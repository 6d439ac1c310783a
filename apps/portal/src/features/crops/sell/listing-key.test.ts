import { expect, test } from 'vitest';
import { createListingKeys } from './listing-key.ts';

const fields = { name: 'Ragi', price: '1240' };
const picture = new File(['a'], 'ragi.png', { lastModified: 1 });

test('the same listing keeps its key however often it is sent', () => {
  const keyOf = createListingKeys();
  expect(keyOf(fields, [picture])).toBe(keyOf({ ...fields }, [picture]));
});

test('a listing that was changed, in a field or a picture, has another key', () => {
  const keyOf = createListingKeys();
  const first = keyOf(fields, [picture]);
  const cheaper = keyOf({ ...fields, price: '1100' }, [picture]);
  const other = new File(['b'], 'ragi.png', { lastModified: 2 });
  expect(new Set([first, cheaper, keyOf(fields, [other])]).size).toBe(3);
});

test('two forms never share a key', () => {
  expect(createListingKeys()(fields, [])).not.toBe(createListingKeys()(fields, []));
});
