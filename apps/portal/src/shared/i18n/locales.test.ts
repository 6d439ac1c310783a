import { describe, expect, it } from 'vitest';
import { flatten } from './texts.ts';
import { languages } from './translations.ts';

const files = import.meta.glob<{ default: object }>('../../locales/*/*.json', { eager: true });
const textsOf = (language: string) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .flatMap(([path, { default: file }]) => {
        const group = path.split('/').at(-1)?.replace('.json', '');
        return Object.entries(flatten(file, `${group}:`));
      }),
  );
const placesIn = (text = '') => (text.match(/{{\w+}}/g) ?? []).sort();
const english = textsOf('en');

describe.each(languages)('the texts in %s', (language) => {
  const texts = textsOf(language);

  it('are as many as in English, under the same keys', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    expect(Object.keys(texts).length).toBeGreaterThan(100);
  });

  it('are never empty', () => {
    const empty = Object.keys(texts).filter((key) => !texts[key]?.trim());
    expect(empty).toEqual([]);
  });

  it('name the same values as in English', () => {
    const other = Object.keys(texts).filter(
      (key) => placesIn(texts[key]).join() !== placesIn(english[key]).join(),
    );
    expect(other).toEqual([]);
  });
});
