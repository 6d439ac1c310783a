import { isAnimal } from '../animals.ts';
import type { Piece } from '../reader.ts';
import { keyOf } from '../words.ts';

const soundOf = (word: string): string => (/^\d+$/.test(word) ? '#' : keyOf(word));

/** What a piece is, without saying which crop or place. */
function tokensOf({ subjects, isStranger, place, concept, words }: Piece): readonly string[] {
  const [first] = subjects ?? [];
  if (first) return [isAnimal(first) ? '@animal' : '@crop'];
  if (isStranger) return ['@stranger'];
  if (place) return ['@place'];
  return concept ? [`~${concept}`] : words.map(soundOf);
}

/** The marks by which the kind of a message is told: its tokens, each two in a row, and how its names sound. */
export function marksOf(pieces: readonly Piece[]): ReadonlySet<string> {
  const tokens = pieces.flatMap(tokensOf);
  const named = pieces.filter(({ concept, subjects }) => concept ?? subjects);
  return new Set([
    ...tokens,
    ...tokens.slice(1).map((token, at) => `${tokens[at]} ${token}`),
    ...named.flatMap(({ words }) => words.map((word) => `"${soundOf(word)}`)),
  ]);
}
