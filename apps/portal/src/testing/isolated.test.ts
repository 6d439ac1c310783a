import { expect, it } from 'vitest';
import { isolated } from '../../vitest.config.ts';

const sources = import.meta.glob<string>('../**/*.test.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('every test that replaces a module shares none with other files', () => {
  const replacing = Object.entries(sources)
    .filter(([, source]) => /\bvi[.](mock|doMock|resetModules)[(]/.test(source))
    .map(([path]) => path.replace('..', 'src'));
  expect(replacing.length).toBeGreaterThan(0);
  expect(isolated).toEqual(expect.arrayContaining(replacing));
  expect(isolated.filter((path) => !(path.replace('src', '..') in sources))).toEqual([]);
});
