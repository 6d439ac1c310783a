import type { SubjectId } from '@upaj/content/practice/subjects';
import { isAnimal } from './animals.ts';
import type { FactIndex } from './fact-index.ts';
import { isNamesake, wordBefore } from './namesakes.ts';
import type { Piece } from './reader.ts';
import { topicsOf } from './topics.ts';
import { wordsOf } from './words.ts';

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
const isAlike = (pieces: readonly Piece[], at: number): boolean => {
  const next = pieces[at + 1]?.words[0] ?? '';
  return likened.has(next) || likeness.has(next);
};

const isLikened = (pieces: readonly Piece[], at: number): boolean =>
  pieces
    .slice(Math.max(0, at - 2), at)
    .some(({ words }) => words.some((word) => likened.has(word))) ||
  isAlike(pieces, at) ||
  [at + 1, at + 2].some(
    (place) =>
      pieces[place]?.words.some((word) => likeness.has(word)) &&
      !asking.has(wordBefore(pieces, place)),
  );

const isProduct = (pieces: readonly Piece[], at: number): boolean =>
  products.has(pieces[at + 1]?.words[0] ?? '');

/** All crops and animals that a message names, past ones and products too. */
export const allNamed = (pieces: readonly Piece[]): readonly SubjectId[] => [
  ...new Set(pieces.flatMap(({ subjects }) => subjects ?? [])),
];

/** The crops and animals that a message is about. */
export function subjectsIn(pieces: readonly Piece[]): readonly SubjectId[] {
  const named = pieces.flatMap(({ subjects }, at) =>
    subjects && !isNamesake(pieces, at) ? [{ subjects, at }] : [],
  );
  const main = named.filter(
    ({ at }) => !isPast(pieces, at) && !isLikened(pieces, at) && !isProduct(pieces, at),
  );
  const meant = main.length > 0 ? main : named.filter(({ at }) => !isAlike(pieces, at));
  const strong = meant.filter(({ at }) => !isWeak(pieces, at));
  return [...new Set((strong.length > 0 ? strong : meant).flatMap(({ subjects }) => subjects))];
}

const grown = set(
  'kheti farming cultivation cultivate grow growing plant plants plantation crop fasal palan orchard bagwani bagbani ugaye ugayen lagaye खेती पालन फसल बागवानी',
);
/** What stands before these is a crop or an animal, even where a fact uses the word for something else. */
const cultivated = set('kheti cultivation palan bagwani bagbani खेती पालन बागवानी farming');
/** Ways of farming. */
const ways = set(
  'contract natural mixed integrated smart precision vertical dairy model modern traditional terrace rooftop commercial backyard zero budget desi home indoor outdoor polyhouse greenhouse protected conservation sustainable regenerative cooperative group community digital advanced scientific small large organic hill dryland state indian samuhik theka aadhunik adhunik vaigyanik unnat paramparik prakritik naturally sabji sabzi vegetable vegetables fruit flower fodder chara आधुनिक वैज्ञानिक उन्नत प्राकृतिक पारंपरिक अनुबंध ठेका सामूहिक सब्जी सब्जियों',
);
const links = set('ki ka ke ko me mein ki का की के में को');

/** No one grows a pest or a disease: what only sounds like one is a crop, as mahua like mahu. */
const isHarm = (concept: string): boolean =>
  topicsOf(concept).strong.some((topic) => topic === 'pests' || topic === 'diseases');

/** An unknown word in the place of a crop's name: "X ki kheti", "X farming", "fertilizer for X". */
export function strangerIn(
  pieces: readonly Piece[],
  subjects: readonly SubjectId[],
  index: FactIndex,
): string | undefined {
  const known = pieces.find(({ isStranger }) => isStranger);
  if (known && subjects.length === 0) return known.words.join(' ');
  if (subjects.length > 0) return undefined;
  const isNew = ({ words, subjects: named, concept, place, isSmall, isHeard }: Piece) => {
    const [word = ''] = words;
    return (
      !named &&
      (!concept || (isHeard && isHarm(concept))) &&
      !place &&
      !isSmall &&
      word.length > 3 &&
      !ways.has(word) &&
      !/\d/.test(word)
    );
  };
  const at = pieces.findIndex((piece, place) => {
    if (!isNew(piece)) return false;
    const next = pieces.slice(place + 1, place + 3).flatMap(({ words }) => words);
    const [first = '', second = ''] = next;
    const isCultivated = cultivated.has(first) || (links.has(first) && cultivated.has(second));
    if (isCultivated) return true;
    const isGrown = grown.has(first) || (links.has(first) && grown.has(second));
    return isGrown && piece.words.every((word) => !index.isWord(word));
  });
  return pieces[at]?.words.join(' ');
}
