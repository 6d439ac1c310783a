import { expect, it } from 'vitest';
import { crops } from '../crops/crops.ts';
import { editDistance } from './edit-distance.ts';
import { foldedWords, foldText } from './fold.ts';
import { closestName, keysNear, nameGroups } from './names.ts';
import { families } from './names-of-categories.ts';
import { themeMembers, widerThemes } from './names-of-themes.ts';
import { parseQuery } from './search-query.ts';
import { listingTerms, searchTerms } from './search-terms.ts';
import { searchDigest, searchVersion } from './search-version.ts';
import { soundKey } from './sound-key.ts';
import { marketGoods } from './testing/market-goods.ts';
import { isMisspelt } from './trigrams.ts';

const keys = new Set(nameGroups.map(([key]) => key));

it('a name is in one group, in lower case', () => {
  const owners = new Map<string, Set<string>>();
  for (const group of nameGroups) {
    for (const name of group) {
      expect(name).toBe(name.toLowerCase().trim());
      const folded = foldedWords(name).join('');
      owners.set(folded, (owners.get(folded) ?? new Set()).add(group[0]));
    }
  }
  const shared = [...owners].filter(([, groups]) => groups.size > 1);
  expect(shared.map(([name, groups]) => `${name}: ${[...groups].join()}`)).toEqual([]);
  expect(keys.size).toBe(nameGroups.length);
});

it('a referenced group exists', () => {
  const named = [
    ...families.flatMap(({ members }) => members),
    ...Object.entries(themeMembers).flatMap(([key, members]) => [key, ...members]),
    ...Object.entries(widerThemes).flat(),
  ];
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
});

it('every known crop has a name in both languages', () => {
  const unknown = crops.filter(({ name }) =>
    [name.en, name.hi].some(
      (text) => !searchTerms({ name: text, text: '' }).some((term) => term.startsWith('c:')),
    ),
  );
  expect(unknown.map(({ id }) => id)).toEqual([]);
});

it('variant Hindi spellings fold to one', () => {
  expect(foldText('योजनाएँ')).toBe(foldText('योजनाएं'));
  expect(foldText('ज़मीन')).toBe(foldText('जमीन'));
  expect(foldText('\u095b')).toBe(foldText('ज\u093c'));
  expect(foldText('हिन्दी')).toBe(foldText('हिंदी'));
  expect(foldText('बीज')).not.toBe(foldText('बिज'));
  expect(foldedWords('गेहूँ गेहूं गेहू')).toEqual(['गेहु', 'गेहु', 'गेहु']);
  expect(foldedWords("₹6,000 ६००० lady's (x)")).toEqual(['6000', '6000', 'ladys', 'x']);
});

it.each([
  ['प्याज', 'pyaz', 'piaz', 'pyaaj', 'pyaj'],
  ['टमाटर', 'tamatar', 'tmatar', 'tamaatar'],
  ['बैंगन', 'बैगन', 'baigan', 'bengan', 'baingan'],
  ['भिंडी', 'भिन्डी', 'bhindi', 'bhindee'],
  ['शरबती', 'sharbati', 'sarbati', 'sharbatee'],
])('%s and %s sound alike', (...words) => {
  const sounds = words.flatMap(foldedWords).map(soundKey);
  expect(new Set(sounds).size, sounds.join()).toBe(1);
});

it('a word that sounds like a name matches that name, not as a guess', () => {
  for (const typed of ['tmatar', 'tamaatar']) {
    expect(parseQuery(typed)[0]?.sought[0]).toContainEqual({ term: 'c:tomato' });
  }
});

it('a typing error is one letter inserted, deleted, replaced or swapped', () => {
  expect(
    ['onoin', 'onon', 'onionn', 'onien'].map((word) => editDistance(word, 'onion', 2)),
  ).toEqual([1, 1, 1, 1]);
  expect(editDistance('onion', 'potato', 2)).toBe(3);
  expect(keysNear('onoin')).toEqual(['onion']);
  expect(keysNear('oni')).toEqual([]);
  expect(isMisspelt('nasik', 'nashik')).toBe(true);
  expect(isMisspelt('sharbati', 'basmati')).toBe(false);
  expect(closestName('brinjjallo')).toBe('brinjal');
  expect(closestName('zebra')).toBeUndefined();
});

it('a weight does not match chickpea, and the middle of a word does not match', () => {
  const terms = searchTerms({ name: 'Rhizobium Culture', text: 'Packets of two hundred grams' });
  expect(terms).not.toContain('m:chickpea');
  expect(parseQuery('nariyal')[0]?.sought[0]).toContainEqual({ term: 'c:coconut' });
});

it('a seed ranks behind the plant of its name', () => {
  const text = { description: '', place: '' };
  const seed = listingTerms({ ...text, name: 'Wheat seed', category: 'Seeds' });
  expect(seed).toEqual(expect.arrayContaining(['c:seeds', 'm:wheat']));
  expect(seed).not.toContain('c:wheat');
  expect(listingTerms({ ...text, name: 'Wheat', category: 'Crops' })).toContain('c:wheat');
});

it('punctuation and an empty text match nothing; stop words count if they are alone', () => {
  expect(parseQuery(' \n ')).toEqual([]);
  expect(parseQuery('%_(.')).toEqual([]);
  expect(parseQuery('प्याज का भाव')).toHaveLength(1);
  expect(parseQuery('ka')).toHaveLength(1);
});

it('changed terms of listings need a new version', () => {
  const all = marketGoods.map(({ name, category }) =>
    listingTerms({ name, category, description: 'Clean, of this year', place: 'Bero' }),
  );
  const digest = [...JSON.stringify([nameGroups, all])].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  );
  expect([searchVersion, digest]).toEqual([searchVersion, searchDigest]);
});
