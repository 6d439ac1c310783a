import { isDevanagari } from '@upaj/content/search/fold';
import { isAnimal } from './animals.ts';
import { longestFrom } from './beginnings.ts';
import {
  guess,
  isSmallWord,
  type Meaning,
  meaningOf,
  nearMeaningOf,
  seemsSmall,
  sounding,
} from './meanings.ts';
import { keyOf, wordsOf } from './words.ts';

/** A phrase of a text with its meaning, or a word without one. */
export interface Piece extends Meaning {
  words: readonly string[];
  /** Says nothing by itself: the, का, kaise. */
  isSmall?: true;
  /** Known by its sound and not by its spelling. */
  isHeard?: true;
  /** Read as another word, since it was misspelt. */
  isGuess?: true;
}

const mostWords = 6;

/** Words of messages are kept up to a limit. */
const mostAlone = 40_000;
/** What single words mean where no longer phrase begins with them; a text repeats them often. */
const alone = new Map<string, Piece | undefined>();

function firstPhrase(words: readonly string[]): Piece | undefined {
  const longest = longestFrom(words);
  if (longest > 1) return longestPhrase(words, longest);
  const [first = ''] = words;
  if (alone.has(first)) return alone.get(first);
  const found = longest === 0 ? undefined : longestPhrase([first], 1);
  if (alone.size < mostAlone) alone.set(first, found);
  return found;
}

const links: ReadonlySet<string> = new Set(wordsOf('ki ka ke की का के'));
/** Phrases of these meanings may name the animal or the crop: best buffalo, ganna katai. */
const naming: ReadonlySet<string> = new Set('breed feed housing breeding fingerling'.split(' '));
const namingCrop: ReadonlySet<string> = new Set(['harvest', 'seed']);
const leastName = 4;
const leastSure = 3;
/** Banana is also to make, gram a weight, padi fallen, lahi an aphid, and Kusum a scheme. */
const namesakes: ReadonlySet<string> = new Set(['banana', 'gram', 'padi', 'lahi', 'kusum']);

/** The crop or animal named inside a longer phrase: dhan ki bali is an ear, and one of rice. */
function ownerIn(words: readonly string[], { concept = '', subjects }: Meaning): Meaning {
  const [first = '', link = ''] = words;
  if (subjects || words.length === 1) return {};
  const named = (word: string): Meaning => {
    const own = nearMeaningOf([word])?.subjects ?? meaningOf(word)?.subjects;
    return own ? { subjects: own } : {};
  };
  if (links.has(link)) return named(first);
  const isWanted = (word: string) => {
    if (word.length < leastName || namesakes.has(word)) return false;
    const own = named(word).subjects;
    if (!own) return false;
    return namingCrop.has(concept) || (naming.has(concept) && own.some(isAnimal));
  };
  const owner = words.find(isWanted);
  return owner ? named(owner) : {};
}

/** The shorter name of a crop, where the last words of the longer one belong to what follows: guava, fruit fly. */
function shorterName(
  words: readonly string[],
  { words: taken, subjects }: Piece,
): Piece | undefined {
  if (!subjects || taken.length === 1) return undefined;
  for (let cut = taken.length - 1; cut > 0; cut -= 1) {
    const name = taken.slice(0, cut);
    const meaning = meaningOf(name.join(' '));
    if (meaning?.subjects?.join() !== subjects.join()) continue;
    const isPhrase = (end: number) => meaningOf(words.slice(cut, end).join(' '))?.concept;
    for (let end = words.length; end > taken.length; end -= 1)
      if (isPhrase(end)) return { words: name, ...meaning };
  }
  return undefined;
}

function longestPhrase(words: readonly string[], longest: number): Piece | undefined {
  const found = phraseAt(words, longest);
  return found && (shorterName(words, found) ?? found);
}

/** What is spelt like a crop is one, whatever a phrase with it sounds like: "tur kab" is no plucking (tod kab). */
const isName = (word: string): boolean =>
  word.length >= leastSure && !namesakes.has(word) && meaningOf(word)?.subjects !== undefined;

function phraseAt(words: readonly string[], longest: number): Piece | undefined {
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    const taken = words.slice(0, length);
    const meaning = meaningOf(taken.join(' '));
    if (meaning) return { words: taken, ...ownerIn(taken, meaning), ...meaning };
    if (taken.every(isSmallWord)) continue;
    const loose = nearMeaningOf(taken);
    if (loose) return { words: taken, ...ownerIn(taken, loose), ...loose };
    const heard = sounding(taken);
    const read = heard && { words: taken, ...ownerIn(taken, heard), ...heard };
    if (read && (read.subjects || !taken.some(isName))) return { ...read, isHeard: true };
  }
  return undefined;
}

/** Splits folded words into phrases, the longest first; `isKnown` tells words that are not misspelt. */
export function read(words: readonly string[], isKnown?: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const found = firstPhrase(words.slice(at, at + mostWords));
    if (found) pieces.push(found);
    else if (isSmallWord(word)) pieces.push({ words: [word], isSmall: true });
    else if (isKnown && seemsSmall(word)) pieces.push({ words: [word], isSmall: true });
    else {
      const meaning = isKnown && !isKnown(word) ? guess(word) : undefined;
      pieces.push(meaning ? { words: [word], ...meaning, isGuess: true } : { words: [word] });
    }
    at += found?.words.length ?? 1;
  }
  return pieces;
}

/** A seed rate or an interest rate is not a price. */
const prices: ReadonlySet<string> = new Set(['price', 'cost']);

/** The meanings inside a phrase of several words: a stem borer is also a stem. */
const inner = ({ words }: Piece): string[] =>
  words.length === 1
    ? []
    : words.flatMap((word) => {
        const concept = meaningOf(word)?.concept;
        return concept && !prices.has(concept) ? [`~${concept}`] : [];
      });

/** A fish pond is also a pond; black pepper is not black. */
const besideNames: ReadonlySet<string> = new Set(['~seed', '~pond', '~pod', '~borer', '~leaf']);

/** The terms of a piece for the search: `~` a meaning, `@` a crop or an animal, else how the word sounds. */
export function termsOf(piece: Piece): string[] {
  if (piece.isSmall || piece.place) return [];
  const named = (piece.subjects ?? []).map((subject) => `@${subject}`);
  if (piece.concept) return [`~${piece.concept}`, ...named, ...inner(piece)];
  if (piece.subjects) return [...named, ...inner(piece).filter((term) => besideNames.has(term))];
  if (piece.isStranger) return piece.words.map(keyOf);
  const [word = ''] = piece.words;
  return word.length > 1 || isDevanagari(word) || /\d/.test(word) ? [keyOf(word)] : [];
}

/** All terms of folded words. */
export const termsIn = (words: readonly string[]): string[] => read(words).flatMap(termsOf);
