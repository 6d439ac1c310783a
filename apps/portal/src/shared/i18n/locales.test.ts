import { describe, expect, it } from 'vitest';
import { flatten } from './texts.ts';
import { languages } from './translations.ts';

const files = import.meta.glob<{ default: object }>('../../locales/*/*.json', { eager: true });
const content = import.meta.glob<string>('../../../../../packages/content/src/**/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});
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

it('the home page is described as a place for farmers, buyers and sellers in India', {
  tags: ['PRODUCT-1'],
}, () => {
  expect(english['descriptions:/']).toContain('for farmers, buyers and sellers in India');
  expect(textsOf('hi')['descriptions:/']).toContain('भारत के किसानों, खरीदारों और विक्रेताओं');
});

/** What our own Hindi does not say, in decomposed text: ँ for ं, a dot under क ख ग ज फ, second words. */
const otherHindi =
  /\u0901|[\u0915\u0916\u0917\u091c\u092b]\u093c|हिन्दी|गाइडलाइन|दिशानिर्देश|किराएदार/;
const isOther = (text = '') => otherHindi.test(text.normalize('NFD'));

describe('our Hindi', () => {
  const hindi = textsOf('hi');

  it('has one spelling, and one word for one thing', () => {
    expect(isOther('ज़मीन')).toBe(true);
    expect(Object.keys(hindi).filter((key) => isOther(hindi[key]))).toEqual([]);
  });

  it('is the same in the facts, but for titles of others and for what people type', () => {
    const lines = Object.entries(content)
      .filter(([path]) => !/\.test\.ts$|\/search\/|\/phrasings\/|checks/.test(path))
      .flatMap(([, file]) => file.split('\n'));
    expect(lines.length).toBeGreaterThan(10_000);
    expect(lines.filter((line) => isOther(line) && !/^\s*title: '/.test(line))).toEqual([]);
  });

  it('calls the product by its Hindi name', () => {
    expect(hindi['shell:brand']).toBe('उपज');
    expect(Object.keys(hindi).filter((key) => hindi[key]?.includes('Upaj'))).toEqual([]);
  });
});
