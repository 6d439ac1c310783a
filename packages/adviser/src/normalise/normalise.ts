import { isDevanagari } from '@upaj/content/search/fold';
import { readTable } from '../table.ts';
import { wordsOf } from './sound.ts';

/** A message in the words that the adviser reads. */
export interface Message {
  /** As it was typed. */
  text: string;
  /** Folded, misspelt words put right, joined ones parted. */
  words: readonly string[];
}

export type Normalise = (text: string) => Message;

/** Longer messages are read up to here. */
const mostWords = 120;

/** What call agents and farmers write together with the word behind or before it. */
const openings = new Set(
  'in of for on to the at and about control dose how ka ki ke me se'.split(' '),
);
const closings = new Set(
  'crop crops plant plants field control disease insect pest me mein ke ki ka ko par kheti seed price rate'.split(
    ' ',
  ),
);
const leastJoined = 6;
const leastPart = 4;

/** The two words that a joined one is made of: inpaddy, wheatcrop, leafcurl. */
function partsOf(word: string, isWord: (word: string) => boolean): string[] | undefined {
  if (word.length < leastJoined || isDevanagari(word) || /\d/.test(word)) return undefined;
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const isOpened = openings.has(left) && right.length >= leastPart && isWord(right);
    const isClosed = closings.has(right) && left.length >= leastPart && isWord(left);
    const areBoth =
      Math.min(left.length, right.length) >= leastPart && isWord(left) && isWord(right);
    if (isOpened || isClosed || areBoth) return [left, right];
  }
  return undefined;
}

/** Makes the reader of words; `isWord` tells what is spelt right. */
export function createNormalise(isWord: (word: string) => boolean): Normalise {
  const spellings = new Map(
    readTable('data/spellings.tsv').map(([wrong = '', right = '']) => [wrong, right]),
  );
  return (text) => ({
    text,
    words: wordsOf(text)
      .slice(0, mostWords)
      .flatMap((word) => {
        if (isWord(word)) return [word];
        const right = spellings.get(word);
        return right ? wordsOf(right) : (partsOf(word, isWord) ?? [word]);
      }),
  });
}

/** Words of a message before they were folded. */
export function asTyped(words: readonly string[], text: string): string {
  const typed = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => typed.find((each) => wordsOf(each)[0] === word) ?? word).join(' ');
}
