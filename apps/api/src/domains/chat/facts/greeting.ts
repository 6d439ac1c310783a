import { abilityWords, greetingWords } from './lexicon/other-worlds.ts';
import { phraseCounter } from './phrases.ts';
import type { Piece } from './reader.ts';
import { wordsOf } from './words.ts';

const greetings: ReadonlySet<string> = new Set(wordsOf(greetingWords));
const asksForHelp = phraseCounter(abilityWords);

/** Longer messages say more than hello. */
const mostWords = 8;

/** Whether a message only greets, thanks, or asks what we can do. */
export function isGreeting(words: readonly string[], pieces: readonly Piece[]): boolean {
  if (words.length === 0 || words.length > mostWords) return false;
  if (words.every((word) => greetings.has(word))) return true;
  const isPlain = pieces.every(
    ({ subjects, concept, isStranger }) => !subjects && !concept && !isStranger,
  );
  return isPlain && asksForHelp(words) > 0;
}
