import { isAnimal } from '../animals.ts';
import { wordBefore } from '../namesakes.ts';
import type { Piece } from '../reader.ts';
import { wordsOf } from '../words.ts';

const set = (line: string): ReadonlySet<string> => new Set(wordsOf(line));

/** What is made of a crop is not the crop: mustard cake, wheat straw, chicken manure. */
const products = set(
  'cake khali khal खली husk bhusi bran chokar manure bhusa straw puaal litter oil tel तेल powder',
);
const after = set('baad bad बाद');
const before = set('after');
/** What something looks like is not asked about: closed like a rose bud. */
const likeness = set('jaisa jaise jaisi tarah जैसा जैसे जैसी तरह');
const likened = set('like');
/** "Kis tarah" asks how. */
const asking = set('kis is किस इस');
/** Wheat sown into standing rice is a question about wheat. */
const standing = set('khade khadi standing खड़े खड़ी');

/** Beside another name these are a colour, a pollinator, a fall, or to make (banana). */
const weakNames = set(
  'banana lime orange नारंगी narangi gir गीर safeda madhumakkhi madhumakhi मधुमक्खी bee bees',
);
/** Beside an animal these are its medicine. */
const medicines = set('til haldi');
const isWeak = (pieces: readonly Piece[], at: number): boolean => {
  const { words = [] } = pieces[at] ?? {};
  const [word = ''] = words;
  if (words.length !== 1) return false;
  return (
    weakNames.has(word) ||
    (medicines.has(word) && pieces.some(({ subjects }) => subjects?.some(isAnimal)))
  );
};

/** A crop that stood in the field before, or still stands there: wheat after rice is a question about wheat. */
const isPast = (pieces: readonly Piece[], at: number): boolean =>
  pieces.slice(at + 1, at + 4).some(({ words }) => words.some((word) => after.has(word))) ||
  before.has(wordBefore(pieces, at)) ||
  standing.has(wordBefore(pieces, at));

/** "Sesame like spots", "हल्दी जैसी गोलियां": it is never meant. */
export const isAlike = (pieces: readonly Piece[], at: number): boolean => {
  const next = pieces[at + 1]?.words[0] ?? '';
  return likened.has(next) || likeness.has(next);
};

const isLikened = (pieces: readonly Piece[], at: number): boolean =>
  pieces
    .slice(Math.max(0, at - 2), at)
    .some(({ words }) => words.some((word) => likened.has(word))) ||
  [at + 1, at + 2].some(
    (place) =>
      pieces[place]?.words.some((word) => likeness.has(word)) &&
      !asking.has(wordBefore(pieces, place)),
  );

const isProduct = (pieces: readonly Piece[], at: number): boolean =>
  products.has(pieces[at + 1]?.words[0] ?? '');

const asides = {
  weak: isWeak,
  past: isPast,
  alike: isAlike,
  likened: isLikened,
  product: isProduct,
} as const;

/** Ways in which a name may be told by the way. */
export const asideSigns = (pieces: readonly Piece[], at: number): string[] =>
  Object.entries(asides).flatMap(([sign, is]) => (is(pieces, at) ? [sign] : []));
