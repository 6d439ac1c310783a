import type { Lexicon } from './lexicon.ts';
import type { Meaning } from './phrases.ts';

/** A phrase of a message with its meaning, or a word without one. */
export interface Piece extends Meaning {
  words: readonly string[];
  /** Says nothing by itself: the, का, kaise. */
  isSmall?: true;
  /** Read as another word, since it was misspelt, or known by its sound alone. */
  isGuess?: true;
}

const links: ReadonlySet<string> = new Set('ki ka ke की का के'.split(' '));
/** Banana is also to make, gram a weight, padi fallen, lahi an aphid, and Kusum a scheme. */
const namesakes: ReadonlySet<string> = new Set(['banana', 'gram', 'padi', 'lahi', 'kusum', 'milk']);
const leastName = 4;

/** The crops and animals named inside a longer phrase: "dhan ki bali" is an ear, and one of rice. */
function ownersIn(words: readonly string[], lexicon: Lexicon): readonly string[] {
  if (words.length === 1 || lexicon.isCompound(words.join(' '))) return [];
  return words.flatMap((word, at) =>
    (word.length >= leastName || links.has(words[at + 1] ?? '')) && !namesakes.has(word)
      ? (lexicon.meaningOf(word)?.subjects ?? [])
      : [],
  );
}

/** Splits folded words into phrases, the longest first. */
export function read(words: readonly string[], lexicon: Lexicon): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const found = lexicon.longest(words.slice(at, at + 6));
    if (found) {
      const { length, isHeard, ...meaning } = found;
      const taken = words.slice(at, at + length);
      const owners = meaning.subjects ? [] : ownersIn(taken, lexicon);
      pieces.push({
        words: taken,
        ...meaning,
        ...(owners.length > 0 && { subjects: owners }),
        ...(isHeard && { isGuess: true }),
      });
      at += length;
      continue;
    }
    at += 1;
    if (lexicon.isSmall(word)) pieces.push({ words: [word], isSmall: true });
    else {
      const meaning = lexicon.guess(word);
      pieces.push(meaning ? { words: [word], ...meaning, isGuess: true } : { words: [word] });
    }
  }
  return pieces;
}
