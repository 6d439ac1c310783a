import { expect, it } from 'vitest';
import { ranksOf } from './find-in.ts';
import { parseQuery } from './search-query.ts';
import { listingTerms } from './search-terms.ts';

const finds = (query: string, name: string, description = '') => {
  const terms = listingTerms({ name, description, place: 'Bero', category: 'Crops' });
  const found = ranksOf(new Set(terms), parseQuery(query));
  return found !== undefined && Math.max(...found) < 2;
};

/** Codes of varieties and sizes of packs as sellers write them, and as buyers type them. */
const pairs: readonly (readonly [name: string, ...queries: string[]])[] = [
  ['Wheat HD-2967', 'HD2967', 'hd 2967', 'HD-2967', 'hd2967 wheat', 'गेहूं HD2967', '2967'],
  ['Wheat HD2967', 'HD 2967', 'HD-2967', '2967', 'wheat hd 2967'],
  ['Sugar S-30', 'S30', 's 30', 'sugar s30'],
  ['Sugar S30', 'S-30', 'sugar S 30'],
  ['Neem oil 500ml', '500 ml', '500ml', 'neem oil 500 ml'],
  ['Neem oil 500 ml', '500ml', '500 ML', 'neem oil 500ml'],
  ['Soybean JS 95-60', 'JS9560', 'JS95-60', 'js 9560', 'JS 95 60', '9560'],
  ['Soybean JS9560', 'JS 95-60', 'JS95-60', 'js 9560'],
  ['Paddy MTU-1010', 'MTU1010', 'mtu 1010', 'धान 1010'],
  ['Paddy IR64', 'IR-64', 'ir 64', 'paddy ir64'],
  ['Pusa Basmati 1121', 'basmati 1121', 'basmati1121', 'pusa basmati1121'],
  ['Sugarcane Co 0238', 'CO0238', 'Co-0238'],
  ['Maize DKC-9108', 'dkc9108', 'DKC 9108'],
  ['NPK 12:32:16', 'npk 12-32-16', 'NPK12:32:16', '123216', 'npk 123216'],
  ['Urea 46% 45kg', 'urea46', 'urea 45 kg', '45 Kg'],
  ['DAP 18:46 50 kg bag', 'dap 50kg', 'DAP50kg', 'dap 18-46'],
  ['Rājmā Zelko', 'Rajma Zelko', 'rajma'],
  ['Rajma Zelko', 'Rājmā Zelkō'],
  ['Jalapeño', 'jalapeno'],
  ['गेहूं एचडी-2967', 'एचडी2967', 'एचडी 2967', 'एचडी २९६७'],
  ['नीम तेल 500मिली', '500 मिली', 'नीम तेल 500 मिली', '५०० मिली'],
  ['दूध 1 लीटर', '1लीटर', 'दूध 1लीटर'],
];

it.each(pairs)('%s is found however its code is written', (name, ...queries) => {
  expect(queries.filter((query) => !finds(query, name))).toEqual([]);
});

it('a code in the description is found too', () => {
  expect(finds('HD2967', 'Sharbati', 'Grown from HD-2967, certified')).toBe(true);
  expect(finds('hd 2967', 'Sharbati', 'Grown from HD2967, certified')).toBe(true);
});

it.each([
  ['HD2967', 'Wheat HD-3086'],
  ['S30', 'Sugar S-40'],
  ['S30', 'Soap 30 bars'],
  ['500 ml', 'Neem oil 250 ml'],
  ['500ml', 'Neem oil 500 g'],
  ['JS 95-60', 'Soybean JS 335'],
  ['IR64', 'Paddy IR-36'],
])('%s does not find %s', (query, name) => {
  expect(finds(query, name)).toBe(false);
});
