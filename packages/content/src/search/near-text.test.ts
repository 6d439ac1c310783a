import { expect, it } from 'vitest';
import { isNearlySame } from './near-text.ts';

const advert = 'Buy my miracle seeds today, best price in the whole district';

it.each([
  ['a changed letter', advert, advert.replace('miracle', 'miracel')],
  ['another punctuation', advert, `${advert.toUpperCase()}!!!`],
  ['a word more', advert, `${advert} ok`],
  ['a changed letter of a short text', 'BUY NOW', 'BUY N0W'],
  ['a changed letter in Hindi', 'सस्ते बीज आज ही खरीदें', 'सस्ते बीच आज ही खरीदें'],
])('a text with %s is nearly the same', (_what, one, other) => {
  expect(isNearlySame(one, other)).toBe(true);
});

it.each([
  [advert, 'Which seeds are best in this district, and at what price?'],
  ['yes', 'no'],
  ['yes', 'yet'],
  ['wheat', 'paddy'],
  ['Thanks', 'Thank you for your help with the wheat'],
  ['🌾', '🌾'],
  ['', ''],
  ['सस्ते बीज आज ही खरीदें', 'आज बीज का भाव क्या है'],
])('"%s" and "%s" are two texts', (one, other) => {
  expect(isNearlySame(one, other)).toBe(false);
});
